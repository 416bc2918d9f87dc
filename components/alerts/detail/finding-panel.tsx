'use client';

import { Fragment } from 'react';
import type { Alert } from '@/lib/domain/alerts/schema';
import { Panel } from '@/components/ui/panel';
import { checkName } from '@/lib/domain/words';
import { EvidenceTable } from './evidence-table';
import { useAlertCheck } from './alert-check';

const humanise = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

function asLine(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length > 0 ? value.map(asLine).filter(Boolean).join(' · ') : null;
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, part]) => `${humanise(name)}: ${asLine(part) ?? '–'}`)
      .join(', ');
  }
  return String(value);
}

/** For an alert without a match. */
export function FindingPanel({ alert }: { alert: Alert }) {
  const check = useAlertCheck(alert);
  const compared = Object.entries(check?.result_data ?? {}).flatMap(([name, value]) => {
    const line = asLine(value);
    return line === null ? [] : [{ label: humanise(name), value: line }];
  });
  return (
    <Panel title="Finding">
      <p className="px-4 py-4 text-lg text-pretty">{alert.summary}</p>
      {alert.evidence && 'given' in alert.evidence && <EvidenceTable evidence={alert.evidence} />}
      {check && (
        <dl className="grid gap-x-6 gap-y-2.5 border-t px-4 py-4 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
          {[
            {
              label: 'Check',
              value: (
                <>
                  {checkName[check.type_code]} <span className="font-mono text-xs">{check.type_code}</span>
                </>
              ),
            },
            { label: 'Source', value: check.provider ?? 'None' },
            { label: 'Status', value: check.status },
            { label: 'Result', value: check.result ?? 'None yet' },
            ...compared,
          ].map(({ label, value }) => (
            <Fragment key={label}>
              <dt className="text-muted max-sm:-mb-2">{label}</dt>
              <dd className="break-words">{value}</dd>
            </Fragment>
          ))}
        </dl>
      )}
    </Panel>
  );
}
