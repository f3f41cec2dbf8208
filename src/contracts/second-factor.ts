/** The second step of logging in: inputs of its forms. */
export const secondFactorFields = { code: 'code', passkey: 'passkey' } as const;

/** How long the second step may take after the first, in minutes. */
export const secondStepMinutes = 10;
