@rem npm scripts end in `exec`, so that signals come to node and not to a shell; here it is a plain call.
@%*
