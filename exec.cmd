@rem npm scripts call node with `exec`, so that node replaces the shell and receives signals; Windows has no `exec`.
@%*
