import { type Teller, textOf } from './teller';

const say =
  (text: string): Teller =>
  () => ({ text });

/** With the name that the record gives. */
const sayOf =
  (text: string): Teller =>
  ({ details }) => ({ text: textOf(details.name) ? `${text} “${textOf(details.name)}”` : text });

const counted = (count: unknown, one: string, many: string) => `${Number(count)} ${count === 1 ? one : many}`;

/** What was done to a project itself, after who did it. */
export const administration = {
  'api_key.rotated': say('replaced the API key'),
  'entity_import.created': ({ details: { lines } }) => ({
    text: `imported a file of ${counted(lines, 'line', 'lines')}`,
  }),
  'oauth_client.created': sayOf('created the OAuth client'),
  'oauth_client.revoked': sayOf('revoked the OAuth client'),
  'oauth_client.secret_rotated': say('replaced the secret of an OAuth client'),
  'oauth_client.updated': say('changed an OAuth client'),
  'policy.drafted': ({ details: { kind } }) => ({
    text: `drafted a change of the ${textOf(kind) ?? ''} policy`,
  }),
  'policy.published': ({ details: { kind, version } }) => ({
    text: `published version ${Number(version)} of the ${textOf(kind) ?? ''} policy`,
  }),
  'user.created': ({ details: { role } }) => ({ text: `added a person as ${textOf(role) ?? 'user'}` }),
  'user.password_changed': say('changed their password'),
  'user.password_reset': say('reset the password of a person'),
  'user.sessions_ended': ({ details: { sessions } }) => ({
    text: `ended ${counted(sessions, 'session', 'sessions')} of a person`,
  }),
  'user.updated': say('changed a person’s account'),
  'watchlist.created': sayOf('created the list'),
  'watchlist.entries_added': ({ details: { entries, name } }) => ({
    text: `added ${counted(entries, 'entry', 'entries')} to the list “${textOf(name) ?? ''}”`,
  }),
  'watchlist.entry_removed': ({ details: { list_entry_id, name } }) => ({
    text: `removed the entry ${textOf(list_entry_id) ?? ''} of the list “${textOf(name) ?? ''}”`,
  }),
  'watchlist.retired': ({ details: { name } }) => ({
    text: `took the list “${textOf(name) ?? ''}” out of screening`,
  }),
  'webhook.created': say('registered a webhook'),
  'webhook.deleted': say('deleted a webhook'),
  'webhook.secret_rotated': say('replaced the secret of a webhook'),
  'webhook.undeliverable': say('stopped sending to a webhook that kept failing'),
  'webhook.updated': say('changed a webhook'),
} satisfies Record<string, Teller>;
