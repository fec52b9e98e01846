export const currencies = { euro: '€', pound: '£', yen: '¥' } as const;

export type Currency = keyof typeof currencies;
