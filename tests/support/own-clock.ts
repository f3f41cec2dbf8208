/**
 * Gives the processes that this one starts under libfaketime a semaphore of their own: a process
 * that is killed may hold a shared one for ever, and all others wait.
 */
delete process.env.FAKETIME_SHARED;
