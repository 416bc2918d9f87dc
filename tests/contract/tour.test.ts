import { beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '@/lib/domain/access/service/create-user';
import { makePassword } from '@/lib/domain/access/service/make-password';
import { isTourDue } from '@/lib/domain/access/service/is-tour-due';
import type { Context } from '@/lib/platform/context';
import { randomSecret } from '@/lib/platform/crypto';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { consoleHeaders } from '@/tests/fixtures/sessions';

let project: TestProject;

beforeEach(async () => {
  project = await aProject();
});

async function aNewcomer(): Promise<Context> {
  const email = `${randomSecret(8)}@example.com`;
  const { token, name } = await createUser(
    project.ctx,
    { name: 'Ada', email, role: 'auditor' },
    await makePassword(),
  );
  return { ...project.ctx, actor: { id: token, name, type: 'user' } };
}

const end = async (person: Context) =>
  (await ask('POST', '/v1/users/me/end-tour', { headers: await consoleHeaders(person) })).status;

describe('tour', () => {
  it('is due for a new person until they have seen or skipped it', async () => {
    const [ada, other] = [await aNewcomer(), await aNewcomer()];
    expect(await isTourDue(ada)).toBe(true);
    for (let times = 0; times < 2; times += 1) expect(await end(ada)).toBe(204);
    expect([await isTourDue(ada), await isTourDue(other)]).toEqual([false, true]);
  });

  it('is not due for people who were there before it, and an API key cannot end it', async () => {
    const ada = await aNewcomer();
    await asOwner('update users set tour_due = default where token = $1', [ada.actor.id]);
    expect(await isTourDue(ada)).toBe(false);
    expect((await project.ask('POST', '/v1/users/me/end-tour')).status).toBe(403);
  });
});
