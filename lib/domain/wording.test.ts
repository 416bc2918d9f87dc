import { expect, it } from 'vitest';
import { capitalised, fieldLabel } from './wording';

it('capitalised · changes only the first letter', () => {
  expect(['high', 'UBO found', ''].map(capitalised)).toEqual(['High', 'UBO found', '']);
});

it('fieldLabel · reads a field name as words', () => {
  expect(['due_diligence_path', 'tier'].map(fieldLabel)).toEqual(['Due diligence path', 'Tier']);
});
