import type { Address } from './schema';

const blankAddress: Address = {
  line1: null,
  line2: null,
  city: null,
  state: null,
  postal_code: null,
  country: null,
};

/** Omitted parts keep their previous values, or null. */
export const wholeAddress = (given: Partial<Address>, before: Address | null = null): Address => ({
  ...blankAddress,
  ...before,
  ...given,
});

/** Given names that an entity must have, by field. */
export const namesOf = (given: { last_name?: string; company_name?: string }): [string, string][] =>
  Object.entries({ last_name: given.last_name, company_name: given.company_name }).flatMap(
    ([field, name]): [string, string][] => (name === undefined ? [] : [[field, name]]),
  );
