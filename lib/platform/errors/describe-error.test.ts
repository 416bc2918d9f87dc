import { describe, expect, it } from 'vitest';
import { describeWithoutMessage } from './describe-error';

const personal = 'Martha Okonkwo';

describe('error · description for the log', () => {
  it('contains the name, the code and the locations', () => {
    const error = Object.assign(new TypeError('no'), { code: '23505' });
    const [first, ...places] = describeWithoutMessage(error).split('\n');
    expect(first).toBe('TypeError 23505');
    expect(places.join('\n')).toContain('describe-error.test.ts');
  });

  it.each([
    ['in its message', new Error(`duplicate key (${personal})`)],
    [
      'in a message of several lines',
      new Error(`Failing row:\n    at ${personal} (file.ts:1:1)\n${personal}`),
    ],
    ['in its cause', new Error('no', { cause: new Error(personal) })],
    [
      'in a message that was changed later',
      Object.assign(new Error(`of\n    at ${personal}`), { message: '' }),
    ],
    ['as what was thrown', personal],
    ['in an object that was thrown', { message: personal, stack: personal }],
  ])('contains no personal data that is %s', (_where, error) => {
    expect(describeWithoutMessage(error)).not.toContain('Martha');
  });
});
