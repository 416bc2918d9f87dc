'use client';

import Link from 'next/link';
import type { FlowResult } from '@/lib/domain/flows/result-schema';
import { classNames } from '@/components/ui/class-names';
import { countryName } from '@/components/ui/format';
import { Panel } from '@/components/ui/panel';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { HitText } from './flow-badges';
import { otherParties, type Party } from './flow-steps';
import { useFlowEntities } from './use-flow-entities';

/** Who was checked, and what the screening of each found. */
export function FlowParties({ flow }: { flow: FlowResult }) {
  const { company, screening } = flow;
  const { nameOfToken, primary } = useFlowEntities(flow);
  const subject: Party = {
    key: 'subject',
    name: company?.legal_name ?? (primary && nameOfToken(primary)) ?? null,
    entityToken: primary,
    role: company?.jurisdiction ? `Subject, ${countryName(company.jurisdiction)}` : 'Subject',
    hits: screening,
  };
  const parties = [subject, ...otherParties(flow)];
  return (
    <Panel title="Parties" aside={<span className="text-sm text-muted">{parties.length}</span>}>
      <ScrollRegion label="Parties of the flow" className="overflow-x-auto">
        <table aria-label="Parties" className="w-full text-sm">
          <thead>
            <tr className="text-left text-xs text-muted">
              {['Party', 'Role', 'Sanctions', 'PEP', 'Adverse media'].map((name) => (
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

const cell = 'border-b px-2 py-2 whitespace-nowrap group-last:border-b-0 last:pr-4';

function PartyRow({ party: { name, entityToken, role, hits } }: { party: Party }) {
  const shown = name ?? 'Name not kept with the flow';
  return (
    <tr className="group">
      <th
        scope="row"
        className={classNames(cell, 'min-w-40 pl-4 text-left font-medium wrap-anywhere whitespace-normal')}
      >
        {entityToken ? (
          <Link href={`/entities/${entityToken}`} prefetch={false} className="text-accent hover:underline">
            <bdi>{shown}</bdi>
          </Link>
        ) : (
          <bdi className={name === null ? 'text-faint' : undefined}>{shown}</bdi>
        )}
      </th>
      <td className={cell}>{role}</td>
      <td className={cell}>
        <HitText status={hits?.sanctions_status ?? null} />
      </td>
      <td className={cell}>
        <HitText status={hits?.pep_status ?? null} />
      </td>
      <td className={cell}>
        <HitText status={hits?.adverse_media_status ?? null} />
      </td>
    </tr>
  );
}
