import { expect, it } from 'vitest';
import { machineName } from './machine-name';

it.each([
  ['key_01k8', 'API key'],
  ['cli_01k8', 'OAuth client'],
  ['system', 'Probity'],
])('machines · %s is %s', (token, name) => {
  expect(machineName(token)).toBe(name);
});

it('machines · a person is none', () => {
  expect(machineName('usr_01k8')).toBeUndefined();
});
