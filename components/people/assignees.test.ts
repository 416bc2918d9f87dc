import { expect, it } from 'vitest';
import { assigneesOf } from './assignees';

it('alerts · assign · offers the viewer first, and then everybody who may have an alert', () => {
  const ann = { token: 'usr_ann', name: 'Ann', role: 'analyst' } as const;
  const rita = { token: 'usr_rita', name: 'Rita', role: 'reviewer' } as const;
  const otto = { token: 'usr_otto', name: 'Otto', role: 'auditor' } as const;
  expect(assigneesOf([otto, rita, ann], ann)).toEqual([
    { value: 'usr_ann', label: 'Ann (you)', hint: 'analyst' },
    { value: 'usr_rita', label: 'Rita', hint: 'reviewer' },
  ]);
});
