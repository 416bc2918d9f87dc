import type { ListedParty } from '@/lib/domain/checks/schema';
import { countryName, formatDate } from '@/components/ui/format';
import { Facts } from '@/components/ui/facts';
import { Panel } from '@/components/ui/panel';

/** What the lists say about the party, as it stood when the alert was opened. */
export function ListedPartyPanel({ party }: { party: ListedParty }) {
  const facts = [
    {
      label: 'Names',
      values: party.names.map(({ name, quality }) => (quality === 'weak' ? `${name} (weak)` : name)),
    },
    { label: 'Born', values: party.dates_of_birth.map(formatDate) },
    { label: 'Birthplace', values: party.places_of_birth },
    { label: 'Nationality', values: party.nationalities.map(countryName) },
    { label: 'Address', values: party.addresses },
    {
      label: 'Identifiers',
      values: party.identifiers.map(
        ({ type, value, country }) => `${type} ${value}${country ? ` (${countryName(country)})` : ''}`,
      ),
    },
    { label: 'Office', values: party.positions.map(({ title }) => title) },
    { label: 'Programs', values: party.programs },
    { label: 'Reason', values: party.reason ? [party.reason] : [] },
    { label: 'Listed on', values: party.listed_on ? [formatDate(party.listed_on)] : [] },
    { label: 'Remarks', values: party.remarks ? [party.remarks] : [] },
  ];
  const given = facts.filter(({ values }) => values.length > 0);
  return (
    <Panel title="Listed party">
      <Facts
        facts={[
          ...given.map(({ label, values }) => ({ label, value: <Lines values={values} /> })),
          { label: 'Lists', value: <ListLinks lists={party.lists} /> },
        ]}
      />
    </Panel>
  );
}

function Lines({ values }: { values: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-0.5 break-words">
      {values.map((value) => (
        <li key={value}>{value}</li>
      ))}
    </ul>
  );
}

function ListLinks({ lists }: Pick<ListedParty, 'lists'>) {
  return (
    <ul className="flex flex-col gap-0.5 break-words">
      {lists.map(({ name, list_entry_id, source_url }) => (
        <li key={name}>
          {name}, entry {list_entry_id}
          {source_url?.startsWith('http') && (
            <>
              {' '}
              <a href={source_url} target="_blank" rel="noreferrer" className="underline">
                Open
              </a>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
