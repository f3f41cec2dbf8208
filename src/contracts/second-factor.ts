/** The second step of logging in: names of its inputs. */
export const secondFactorFields = { code: 'code', passkey: 'passkey' } as const;

/** Minutes within which the second step must follow the first. */
export const secondStepMinutes = 10;
