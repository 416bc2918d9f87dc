import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heldDigests } from '@/tests/fixtures/held-rows';
import { assembleCallers, callerProbes, type Callers, clientProbe } from './caller-probes';

// Generated from the registry of operations.

let callers: Callers;
let before: Record<string, string>;

/** Leaves out the access tokens that the probes request, and when their client last got one. */
async function digests(): Promise<Record<string, string>> {
  const { access_tokens: _issued, oauth_clients: _used, ...others } = await heldDigests(callers.project.ctx);
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
