import { expect } from 'vitest';
import { rotateApiKey } from '@/lib/domain/access/service/rotate-api-key';
import type { Context } from '@/lib/platform/context';
import { randomSecret } from '@/lib/platform/crypto';
import { aFilledProject, type FilledProject } from '@/tests/fixtures/filled-project';
import { heldDigests } from '@/tests/fixtures/held-rows';
import { aToken } from '@/tests/fixtures/oauth';
import { ask } from '@/tests/fixtures/project';
import { sessionCookie } from '@/tests/fixtures/sessions';
import { twinOf } from '@/tests/fixtures/twin-project';
import { exampleWith, ownPath, tokenOf, writings } from './requests';
import type { Probe } from './scene';

/** Operations that end rows which others change come last. */
const isLast = (method: string, path: string) =>
  Number(method === 'DELETE' || /close|resolve|revoke|end-/.test(path));
const inOrder = [...writings].sort((a, b) => isLast(a.method, a.path) - isLast(b.method, b.path));

/** By chance a password may contain only letters. */
const withoutPassword = (text: string) => text.replaceAll(/"password":"[^"]*"/g, '"password":"…"');

/**
 * The words and numbers of an answer. Texts with digits are blanked, because tokens, secrets and times are new in
 * each project.
 */
export const wordsOf = (text: string): string[] =>
  (withoutPassword(text).match(/"[^"]*"|[\d.]+|true|false|null/g) ?? [])
    .map((word) => (/\d|^"[^" ]{20,}"$/.test(word) && word.startsWith('"') ? '"…"' : word))
    .sort();

/** An email must be unique across all projects. */
const withOwnEmail = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'email' in body
    ? { ...body, email: `ada-1-${randomSecret(8)}@example.com` }
    : body;

type Step = [name: string, status: number, words: string[]];

/** Makes every change: as an admin, who may make all, and as the operator. `check` is called after each. */
async function makeChanges(writer: FilledProject, check?: (name: string) => Promise<void>): Promise<Step[]> {
  const steps: Step[] = [];
  for (const op of inOrder) {
    const body = withOwnEmail(exampleWith(op, (kind) => tokenOf(writer, kind)));
    const { status, text } = await writer.asAdmin(op, ownPath(writer, op), { body });
    steps.push([op.id, status, wordsOf(text)]);
    await check?.(op.id);
  }
  await aToken(writer.client, undefined, '192.0.2.253');
  await check?.('a client asks for a token');
  await rotateApiKey(writer.ctx, 'starter');
  await check?.('the key is rotated');
  return steps;
}

/** The answers of a project without a twin. */
let alone: Promise<Step[]> | undefined;

const changeProbe: Probe = {
  name: 'every change is unaffected by another project with the same tokens, and does not change it',
  async expectNoLeak() {
    alone ??= makeChanges(await aFilledProject());
    const expected = await alone;
    const writer = await aFilledProject();
    const twin = await twinOf(writer.ctx);
    const digests = await heldDigests(twin);
    const steps = await makeChanges(writer, async (name) => {
      expect(await heldDigests(twin), name).toEqual(digests);
    });
    expect(steps).toEqual(expected);
  },
};

const sessionProbe: Probe = {
  name: 'a session of another project is not valid in this one',
  async expectNoLeak({ asker, holder }) {
    const { session } = holder;
    const claimed: Context = { ...holder.admin, project: asker.ctx.project };
    const headers = { Cookie: await sessionCookie(claimed, { session }) };
    expect((await ask('GET', '/v1/alerts', { headers })).status).toBe(401);
  },
};

const lastAdminProbe: Probe = {
  name: 'admins of other projects do not count when the last one is protected',
  async expectNoLeak({ asker }) {
    const path = `/v1/users/${asker.admin.actor.id}`;
    const { status } = await asker.asAdmin({ method: 'PATCH' }, path, { body: { role: 'analyst' } });
    expect(status).toBe(409);
  },
};

export const changeProbes: Probe[] = [changeProbe, sessionProbe, lastAdminProbe];
