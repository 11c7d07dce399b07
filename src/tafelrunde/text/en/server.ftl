# What the table server says when it cannot do what is asked.

# Every request
not-here = There is nothing at { $path }.
other-method = { $method } is not possible here.
too-large = That is too much at once: the most is { $most } bytes.
http-problem = The server cannot answer this request ({ $status }): { $detail }.
not-json-body = The request needs a JSON body, not { $found }.
bad-request = The request does not have the expected form: { $detail }.
internal = Something went wrong on our side. It is in the log as { $id }.
other-origin = This request came from another site, so it was not carried out.
too-many-requests = That was quick. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.

# Settings
unknown-setting = There is no setting “{ $option }”. Known settings: { $known }.
bad-setting = The setting { $option } cannot be “{ $found }”: { $detail }.

# People
who-are-you = Please say who you are first: a name is enough.
