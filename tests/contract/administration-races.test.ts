import { beforeAll, describe, expect, it } from 'vitest';
import { createOauthClient } from '@/lib/domain/access/service/create-oauth-client';
import { updateOauthClient } from '@/lib/domain/access/service/update-oauth-client';
import { updateUser } from '@/lib/domain/access/service/update-user';
import { updateBranding } from '@/lib/domain/branding/service/update-branding';
import { type Context, roles } from '@/lib/platform/context';
import { aProject, type TestProject } from '@/tests/fixtures/project';

const atOnce = 8;
const numbers = Array.from({ length: atOnce }, (_, n) => n);

let project: TestProject;
let admin: Context;

beforeAll(async () => {
  project = await aProject();
  admin = await project.person('admin');
});

interface Change {
  from: object;
  to: object;
}

/** What each change replaced and wrote, in the order of the audit log. */
async function changesOf(event_type: string): Promise<Change[]> {
  const { json } = await project.ask('GET', `/v1/audit-logs?event_type=${event_type}&sort=sequence`);
  return json.data.map(({ details }: { details: Change }) => ({ from: details.from, to: details.to }));
}

const expectChained = (changes: readonly Change[], count = atOnce) => {
  expect(changes).toHaveLength(count);
  expect(changes.slice(1).map(({ from }) => from)).toEqual(changes.slice(0, -1).map(({ to }) => to));
};

describe('administration · changes at once', () => {
  it('a person · is what each answer says, and each record begins where the one before ended', async () => {
    const { actor } = await project.person('analyst');
    // Without what the person is, because what changes nothing is not recorded.
    const states = roles
      .flatMap((role) => [true, false].map((disabled) => ({ role, disabled })))
      .filter(({ role, disabled }) => role !== 'analyst' || disabled);
    const answers = await Promise.all(states.map((state) => updateUser(admin, actor.id, state)));
    expect(answers).toMatchObject(states);
    expectChained(await changesOf('user.updated'), states.length);
  });

  it('an OAuth client · each record begins where the one before ended', async () => {
    const { id } = await createOauthClient(admin, { name: 'A service', scopes: ['alerts:read'] });
    await Promise.all(numbers.map((n) => updateOauthClient(admin, id, { name: `Service ${n}` })));
    expectChained(await changesOf('oauth_client.updated'));
  });

  it('the branding · each record begins where the one before ended', async () => {
    await Promise.all(numbers.map((n) => updateBranding(admin, { name: `Brand ${n}` })));
    expectChained(await changesOf('branding.updated'));
  });
});
