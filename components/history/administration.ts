import { isPolicyKind, policyKinds } from '@/components/settings/policies/policy-kinds';
import { counted } from '@/components/ui/format';
import { type Teller, textOf, type Told } from './teller';

const say =
  (text: string): Teller =>
  () => ({ text });

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

/** The sentences about a project's settings and lists, following the actor's name. */
export const administration = {
  'branding.updated': say('changed the branding'),
  'entity_import.created': ({ details: { lines } }) => ({
    text: `imported a file of ${countedIfGiven(lines, 'line', 'lines')}`,
  }),
  'policy.draft_discarded': ({ details }) => ({ text: `discarded the draft of ${policyOf(details)}` }),
  'policy.drafted': ({ details }) => ({ text: `drafted a change of ${policyOf(details)}` }),
  'policy.published': ({ details }) => ({ text: `published ${versionOf(details)} of ${policyOf(details)}` }),
  'sample.reset': say('reset the sample'),
  'watchlist.created': ({ details }) => ({ text: ofName('created the list', details) }),
  'watchlist.entries_added': ({ details }) => ({
    text: `added ${countedIfGiven(details.entries, 'entry', 'entries')} to ${ofName('the list', details)}`,
  }),
  'watchlist.entry_removed': ({ details }) => ({
    text: `removed ${entryOf(details)} of ${ofName('the list', details)}`,
  }),
  'watchlist.retired': ({ details }) => ({ text: `took ${ofName('the list', details)} out of screening` }),
} satisfies Record<string, Teller>;
