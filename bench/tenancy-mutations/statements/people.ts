import { findAlertViews } from '@/lib/domain/access/store/alert-views';
import {
  updateEndOfOtherSessions,
  updateEndOfOwnSession,
  updateLastUse,
} from '@/lib/domain/access/store/sessions';
import { findNames, findPeopleOf } from '@/lib/domain/access/store/users';
import { deleteNotifications } from '@/lib/domain/notifications/store';
import { claimMails, deferMails, markMailsSent, skipMails } from '@/lib/domain/notifications/store/mails';
import { type Calls, later } from './asked';

export const ofPeople: Calls = {
  'mails are skipped': ({ tx, ctx, own }) => skipMails(tx, ctx, own.admin.actor.id, 'all'),
  'mails are claimed': (asked) =>
    claimMails(asked.tx, asked.ctx, asked.own.admin.actor.id, later(asked), 100),
  'the first mail is claimed': (asked) =>
    claimMails(asked.tx, asked.ctx, asked.own.admin.actor.id, later(asked), 1),
  'mails are sent': ({ tx, ctx, token }) => markMailsSent(tx, ctx, [token('ntf')]),
  'mails wait': ({ tx, ctx, token }) => deferMails(tx, ctx, [token('ntf')]),
  'notifications about a target are deleted': ({ tx, ctx }) => deleteNotifications(tx, ctx, ['alt_1']),
  'other sessions end': ({ tx, ctx, own }) => updateEndOfOtherSessions(tx, ctx, own.admin.actor.id, null),
  'one of their own sessions ends': ({ tx, ctx, own }) => updateEndOfOwnSession(tx, ctx, own.session),
  'a session is used': (asked) => updateLastUse(asked.tx, asked.ctx, asked.own.session, later(asked)),
  'people of a role': ({ tx, ctx }) => findPeopleOf(tx, ctx, ['admin', 'reviewer']),
  'names of people': ({ tx, ctx, own }) => findNames(tx, ctx, [own.admin.actor.id]),
  'views of a person': ({ tx, ctx, own }) => findAlertViews(tx, { ...ctx, actor: own.admin.actor }),
};
