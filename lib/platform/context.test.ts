import { expect, it } from 'vitest';
import { type Context, contextFor, systemActor, systemContext } from './context';

const project = { id: 1, hash: 'one', environment: 'staging' } as const;
const ref = { requestId: 'req_1', ipAddress: '192.0.2.7' };

it('a context is made by contextFor alone: the compiler refuses one that is put together elsewhere', () => {
  const now = () => new Date();
  // @ts-expect-error Only copies have what marks a context.
  const forged: Context = { project, actor: systemActor, scopes: new Set(), ...ref, now };
  const made = contextFor(project, systemActor, new Set(), ref);
  const copied: Context = { ...made, requestId: 'req_2' };
  expect([forged, copied].map(({ project: { id } }) => id)).toEqual([1, 1]);
});

it('a context of work without a caller has every scope and no address', () => {
  const { actor, scopes, ipAddress, requestId } = systemContext(project, 'req_1');
  expect({ actor, ipAddress, requestId }).toEqual({
    actor: systemActor,
    ipAddress: null,
    requestId: 'req_1',
  });
  expect(scopes).toContain('flows:write');
});
