# Learn: the rules pages and the frame of the lessons. What the lessons say is in lesson-<game>.ftl.

web-rules-search = Search the rules
web-rules-found = { $n ->
    [0] No clause fits. Try fewer or other words.
    [one] one clause
   *[other] { $n } clauses
}
web-rules-contents = Contents
web-rules-link = Link to { $clause }
