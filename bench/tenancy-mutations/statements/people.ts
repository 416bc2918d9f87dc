import { findAlertViews } from '@/lib/domain/access/store/alert-views';
import { isActiveApiKey } from '@/lib/domain/access/store/credentials';
import { findActiveScopes } from '@/lib/domain/access/store/oauth-clients';
import {
  updateEndOfOtherSessions,
  updateEndOfOwnSession,
  updateLastUse,
} from '@/lib/domain/access/store/sessions';
import { findNames, findPeopleOf, findUserByEmail } from '@/lib/domain/access/store/users';
import { alertAssigned } from '@/lib/domain/alerts/events';
import { deleteNotifications, updateReadAbout } from '@/lib/domain/notifications/store';
import { claimMails, deferMails, markMailsSent, skipMails } from '@/lib/domain/notifications/store/mails';
import type { FilledProject } from '@/tests/fixtures/filled-project';
import { asOwner } from '@/tests/fixtures/owner';
import { type Calls, later } from './asked';

async function keyOf({ ctx }: FilledProject): Promise<string> {
  const [key] = await asOwner<{ token: string }>('select token from api_keys where project_id = $1', [
    ctx.project.id,
  ]);
  if (!key) throw new Error('the project has a key');
  return key.token;
}

/** An email is of one person in all projects, so the twin's person has another. */
async function emailOf({ ctx, admin }: FilledProject): Promise<string> {
  const [person] = await asOwner<{ email: string }>(
    'select email from users where project_id = $1 and token = $2',
    [ctx.project.id, admin.actor.id],
  );
  if (!person) throw new Error('the project has an admin');
  return person.email;
}

/** Those of the twin stay valid. */
export async function revokeAccess({ ctx }: FilledProject): Promise<void> {
  for (const table of ['api_keys', 'oauth_clients'])
    await asOwner(`update ${table} set revoked_at = now() where project_id = $1`, [ctx.project.id]);
}

export const ofPeople: Calls = {
  'mails are skipped': ({ tx, ctx, own }) => skipMails(tx, ctx, own.admin.actor.id, 'all'),
  'mails are claimed': (asked) =>
    claimMails(asked.tx, asked.ctx, asked.own.admin.actor.id, later(asked), 100),
  'the first mail is claimed': (asked) =>
    claimMails(asked.tx, asked.ctx, asked.own.admin.actor.id, later(asked), 1),
  'mails are sent': ({ tx, ctx, token }) => markMailsSent(tx, ctx, [token('ntf')]),
  'mails wait': ({ tx, ctx, token }) => deferMails(tx, ctx, [token('ntf')]),
  'notifications about a target are deleted': ({ tx, ctx }) => deleteNotifications(tx, ctx, ['alt_1']),
  'notifications about a target are read': ({ tx, ctx }) =>
    updateReadAbout(tx, ctx, ['alt_1'], [alertAssigned.name]),
  'a key that may be revoked': async ({ tx, ctx, own }) => isActiveApiKey(tx, ctx, await keyOf(own)),
  'a client that may be revoked': ({ tx, ctx, token }) => findActiveScopes(tx, ctx, token('cli')),
  'a person by email': async ({ tx, ctx, own }) => findUserByEmail(tx, ctx, await emailOf(own)),
  'other sessions end': ({ tx, ctx, own }) => updateEndOfOtherSessions(tx, ctx, own.admin.actor.id, null),
  'one of their own sessions ends': ({ tx, ctx, own }) => updateEndOfOwnSession(tx, ctx, own.session),
  'a session is used': (asked) => updateLastUse(asked.tx, asked.ctx, asked.own.session, later(asked)),
  'people of a role': ({ tx, ctx }) => findPeopleOf(tx, ctx, ['admin', 'reviewer']),
  'names of people': ({ tx, ctx, own }) => findNames(tx, ctx, [own.admin.actor.id]),
  'views of a person': ({ tx, ctx, own }) => findAlertViews(tx, { ...ctx, actor: own.admin.actor }),
};
