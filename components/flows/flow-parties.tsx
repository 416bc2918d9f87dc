'use client';

import Link from 'next/link';
import type { FlowResult } from '@/lib/domain/flows/result-schema';
import { classNames } from '@/components/ui/class-names';
import { countryName } from '@/lib/domain/country-names';
import { Panel } from '@/components/ui/panel';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { Written } from '@/components/ui/written';
import { HitText } from './flow-texts';
import { hitsOfSubject, otherParties, type Party } from './flow-steps';
import { useFlowEntities } from './use-flow-entities';

const categories = [
  { name: 'Sanctions', field: 'sanctions_status' },
  { name: 'Watchlist', field: 'watchlist_status' },
  { name: 'PEP', field: 'pep_status' },
  { name: 'Adverse media', field: 'adverse_media_status' },
] as const;

/** The checked parties, and the screening results of each. */
export function FlowParties({ flow }: { flow: FlowResult }) {
  const { company } = flow;
  const { nameOfToken, primary } = useFlowEntities(flow);
  const subject: Party = {
    key: 'subject',
    name: company?.legal_name ?? (primary && nameOfToken(primary)) ?? null,
    entityToken: primary,
    role: company?.jurisdiction ? `Subject, ${countryName(company.jurisdiction)}` : 'Subject',
    hits: hitsOfSubject(flow),
  };
  const parties = [subject, ...otherParties(flow)];
  return (
    <Panel title="Parties" note={parties.length}>
      <ScrollRegion label="Parties of the flow" className="@container/parties overflow-x-auto">
        <table aria-label="Parties" className="w-full text-sm">
          <thead className="@max-2xl/parties:sr-only">
            <tr className="text-left text-xs text-muted">
              {['Party', ...categories.map(({ name }) => name)].map((name) => (
                <th
                  key={name}
                  scope="col"
                  className="border-b px-2 py-2 font-medium whitespace-nowrap first:pl-4 last:pr-4"
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parties.map((party) => (
              <PartyRow key={party.key} party={party} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Panel>
  );
}

/** In a narrow panel each party is a block, so that its results stay visible. */
const cell =
  'whitespace-nowrap @2xl/parties:border-b @2xl/parties:px-2 @2xl/parties:py-2 @2xl/parties:group-last:border-b-0 @2xl/parties:last:pr-4';

function PartyRow({ party: { name, entityToken, role, hits } }: { party: Party }) {
  const shown = name ?? 'Name not kept with the flow';
  return (
    <tr className="group @max-2xl/parties:grid @max-2xl/parties:grid-cols-2 @max-2xl/parties:gap-x-4 @max-2xl/parties:gap-y-1 @max-2xl/parties:border-b @max-2xl/parties:px-4 @max-2xl/parties:py-2 @max-2xl/parties:last:border-b-0">
      <th
        scope="row"
        className={classNames(
          cell,
          'text-left font-medium wrap-anywhere whitespace-normal @max-2xl/parties:col-span-2 @2xl/parties:min-w-40 @2xl/parties:pl-4',
        )}
      >
        {entityToken ? (
          <Link href={`/entities/${entityToken}`} prefetch={false} className="hover:underline">
            <bdi>{shown}</bdi>
          </Link>
        ) : (
          <bdi className={name === null ? 'text-faint' : undefined}>{shown}</bdi>
        )}
        <Written className="block text-left text-xs font-normal text-muted">{role}</Written>
      </th>
      {categories.map(({ name: category, field }) => (
        <td key={category} className={cell}>
          <span className="block text-xs text-muted @2xl/parties:hidden">{category}</span>
          <HitText status={hits?.[field] ?? null} />
        </td>
      ))}
    </tr>
  );
}
