import type { ListedParty } from '@/lib/domain/checks/schema';
import { Facts } from '@/components/ui/facts';
import { Panel } from '@/components/ui/panel';
import { listedFacts } from './listed-party';

/** What the lists say about the party, as it stood when the alert was opened. */
export function ListedPartyPanel({ party }: { party: ListedParty }) {
  const given = listedFacts(party);
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
      {lists.map(({ name, list_entry_id, source_url, delisted_by }) => (
        <li key={name}>
          {name}, entry {list_entry_id}
          {delisted_by && ' (not on the list any more)'}
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
