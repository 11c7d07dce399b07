# Learn: the rules pages and the frame of the lessons. What the lessons say is in web-lesson-<game>.ftl.

web-rules-search = Search the rules
web-rules-found = { $n ->
    [0] No clause fits. Try fewer or other words.
    [one] one clause
   *[other] { $n } clauses
}
web-rules-contents = Contents
web-rules-link = Link to { $clause }

web-learn-heading = Learn a game in five minutes
web-learn-lead = You play real positions on the real board. Nothing can go wrong: go back, skip a step, or have it shown to you.
web-learn-begin = Begin the lesson
web-learn-go-on = Go on
web-learn-again = Once more
web-learn-done = Done
web-learn-rules = The rules, with a search
web-learn-progress = Progress of the lesson
web-learn-step = Step { $at } of { $steps }
web-learn-leave = All lessons
web-learn-back = Back
web-learn-next = Next
web-learn-skip = Skip
web-learn-show = Show me
web-learn-more = Another game
web-learn-other = That is allowed too: { $doing }. In this lesson, try what is asked above, or have it shown to you.
web-learn-read-on = You may soon do this: { $doing }. Press “Next” first.
