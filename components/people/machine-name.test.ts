import { describe, expect, it } from 'vitest';
import { machineName } from './machine-name';

describe('people · actors that are not people', () => {
  it.each([
    ['key_01k8', 'API key', 'An API key'],
    ['cli_01k8', 'OAuth client', 'An OAuth client'],
    ['system', 'Probity', 'Probity'],
  ])('%s is %s', (token, name, subject) => {
    expect(machineName(token)).toMatchObject({ name, subject });
  });

  it('a person is none', () => {
    expect(machineName('usr_01k8')).toBeUndefined();
  });
});
