import { describe, expect, it } from 'vitest';
import { ProbityError } from '@/clients/typescript/src/problem';
import { labelsOf, nameFields } from './name-fields';

const refusal = new ProbityError(
  400,
  'VALIDATION_ERROR',
  'The request is not valid.',
  'req_1',
  ['url', 'events.0', 'description'].map((field) => ({ field, message: 'is wrong', code: 'invalid' })),
  null,
);

describe('the fields of a refusal', () => {
  it('are named by their labels, also where only a part is wrong', () => {
    const named = nameFields(refusal, labelsOf({ url: 'Address', events: 'Events' }));
    expect(named).toMatchObject({
      message: refusal.message,
      requestId: 'req_1',
      details: [{ field: 'Address' }, { field: 'Events' }, { field: 'description' }],
    });
  });

  it('leave another problem as it is', () => {
    const lost = new Error('no connection');
    expect(nameFields(lost, labelsOf({}))).toBe(lost);
  });
});
