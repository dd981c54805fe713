"""The engine: proves that nothing on the site is shown that has not run.

A pytest plugin (`plugin`), in the order in which a snippet passes through it:

    source      reads a file strictly: UTF-8, plain line ends, no tabs
    snippet     finds sections, statements and the expectations that belong to them
    versions    which variants of an expectation hold here: `[torch<2.12]`
    needs       what a section needs, and whether this machine has it
    state       the clean state that each file starts from
    runner      runs a file once, whole, and remembers what each statement showed
    compare     says how what was shown differs from what is written
    report      words a failure: where, what was expected, what came, what to do
    page        checks that a page shows its own snippet's sections and nothing else
    update      `--update`: rewrites expectations from what really happened
    corrupt     `--corrupt`: proves that a wrong expectation of every kind is caught
"""
