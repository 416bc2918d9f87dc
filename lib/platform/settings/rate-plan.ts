/** The plans that a key may have (API §10.1). */
export const ratePlanNames = ['starter', 'professional', 'enterprise', 'unlimited'] as const;
export type RatePlanName = (typeof ratePlanNames)[number];
