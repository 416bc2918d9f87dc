import { expect, it } from 'vitest';
import { iso31661Alpha2 } from '@/lib/domain/countries';
import { countryChoices } from './country-choices';

it('country choices · are the countries that the API accepts, each once', () => {
  const codes = countryChoices().map(({ value }) => value);
  expect(codes.toSorted()).toEqual([...iso31661Alpha2].toSorted());
});
