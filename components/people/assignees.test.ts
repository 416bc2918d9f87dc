import { expect, it } from 'vitest';
import { assigneesOf, isAssignable } from './assignees';

const ann = { token: 'usr_ann', name: 'Ann', role: 'analyst', disabled: false } as const;
const rita = { token: 'usr_rita', name: 'Rita', role: 'reviewer', disabled: false } as const;
const otto = { token: 'usr_otto', name: 'Otto', role: 'auditor', disabled: false } as const;
const gone = { token: 'usr_gone', name: 'Gone', role: 'analyst', disabled: true } as const;

it('people · assign · offers the viewer first, and then everybody else', () => {
  expect(assigneesOf([rita, ann], ann)).toEqual([
    { value: 'usr_ann', label: 'Ann (you)', hint: 'analyst' },
    { value: 'usr_rita', label: 'Rita', hint: 'reviewer' },
  ]);
});

it('people · assign · gives no work to auditors and disabled people', () => {
  expect([otto, rita, gone, ann].filter(isAssignable)).toEqual([rita, ann]);
});
