import type { Address } from './schema';

const blankAddress: Address = {
  line1: null,
  line2: null,
  city: null,
  state: null,
  postal_code: null,
  country: null,
};

/** Lines that are not given are null. */
export const wholeAddress = (address: Partial<Address>): Address => ({ ...blankAddress, ...address });

export const fullNameOf = (...names: (string | null | undefined)[]): string =>
  names
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ');
