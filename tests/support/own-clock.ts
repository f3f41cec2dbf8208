/**
 * Lets the processes that this one starts under libfaketime create their own semaphore. A shared
 * one may stay locked for ever when a process is killed, and all others would wait.
 */
delete process.env.FAKETIME_SHARED;
