/** Names of the inputs for a second factor, at login and on the account page. */
export const secondFactorFields = { code: 'code', passkey: 'passkey' } as const;

/** Minutes within which the second step must follow the first. */
export const secondStepMinutes = 10;
