import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HeldRows, heldRows } from '@/tests/fixtures/held-rows';
import { assembleCallers, callerProbes, type Callers, clientProbe } from './caller-probes';

// Generated from the registry of operations.

let callers: Callers;
let before: HeldRows['digests'];

/** But for the access tokens that the probes ask for, and when their client did. */
async function digests(): Promise<HeldRows['digests']> {
  const {
    access_tokens: _issued,
    oauth_clients: _used,
    ...others
  } = (await heldRows(callers.project.ctx)).digests;
  return others;
}

beforeAll(async () => {
  callers = await assembleCallers();
  before = await digests();
});

afterAll(async () => {
  expect(await digests(), 'nobody has changed anything').toEqual(before);
});

describe('tenancy · callers', () => {
  it.each([...callerProbes, clientProbe].map((probe) => [probe.name, probe] as const))(
    '%s',
    (_, { expectRefusal }) => expectRefusal(callers),
  );
});
