import { isPolicyKind, policyKinds } from '@/components/settings/policies/policy-kinds';
import { counted } from '@/components/ui/format';
import { type Teller, textOf, type Told } from './teller';

const say =
  (text: string): Teller =>
  () => ({ text });

/** A sentence with the name in the record. */
const sayOf =
  (text: string): Teller =>
  ({ details }) => ({ text: ofName(text, details) });

/** The count, or only the noun if the record has no number. */
const countedIfGiven = (count: unknown, one: string, many: string): string =>
  typeof count === 'number' ? counted(count, one, many) : many;

function ofName(thing: string, { name }: Told['details']): string {
  return textOf(name) ? `${thing} “${textOf(name)}”` : thing;
}

function policyOf({ kind }: Told['details']): string {
  const name = textOf(kind);
  if (!name) return 'a policy';
  return `the policy “${isPolicyKind(name) ? policyKinds[name].name : name}”`;
}

const versionOf = ({ version }: Told['details']) =>
  typeof version === 'number' ? `version ${version}` : 'a version';

const entryOf = ({ list_entry_id }: Told['details']) =>
  textOf(list_entry_id) ? `the entry ${textOf(list_entry_id)}` : 'an entry';

/** The sentences about a project itself, following the actor's name. */
export const administration = {
  'api_key.rotated': say('replaced the API key'),
  'branding.updated': say('changed the branding'),
  'entity_import.created': ({ details: { lines } }) => ({
    text: `imported a file of ${countedIfGiven(lines, 'line', 'lines')}`,
  }),
  'oauth_client.created': sayOf('created the OAuth client'),
  'oauth_client.revoked': sayOf('revoked the OAuth client'),
  'oauth_client.secret_rotated': say('replaced the secret of an OAuth client'),
  'oauth_client.updated': say('changed an OAuth client'),
  'policy.draft_discarded': ({ details }) => ({ text: `discarded the draft of ${policyOf(details)}` }),
  'policy.drafted': ({ details }) => ({ text: `drafted a change of ${policyOf(details)}` }),
  'policy.published': ({ details }) => ({ text: `published ${versionOf(details)} of ${policyOf(details)}` }),
  'sample.reset': say('reset the sample'),
  'user.created': ({ details: { role } }) => ({ text: `added a person as ${textOf(role) ?? 'user'}` }),
  'user.password_changed': say('changed their password'),
  'user.password_reset': say('reset the password of a person'),
  'user.sessions_ended': ({ details: { sessions } }) => ({
    text: `ended ${countedIfGiven(sessions, 'session', 'sessions')} of a person`,
  }),
  'user.updated': say('changed a person’s account'),
  'watchlist.created': sayOf('created the list'),
  'watchlist.entries_added': ({ details }) => ({
    text: `added ${countedIfGiven(details.entries, 'entry', 'entries')} to ${ofName('the list', details)}`,
  }),
  'watchlist.entry_removed': ({ details }) => ({
    text: `removed ${entryOf(details)} of ${ofName('the list', details)}`,
  }),
  'watchlist.retired': ({ details }) => ({ text: `took ${ofName('the list', details)} out of screening` }),
  'webhook.created': say('registered a webhook'),
  'webhook.deleted': say('deleted a webhook'),
  'webhook.secret_rotated': say('replaced the secret of a webhook'),
  'webhook.undeliverable': say('stopped sending to a webhook that kept failing'),
  'webhook.updated': say('changed a webhook'),
} satisfies Record<string, Teller>;
