'use client';

import { Fragment } from 'react';
import type { Alert } from '@/lib/domain/alerts/schema';
import { CheckState } from '@/components/cases/checks/check-mark';
import { Panel } from '@/components/ui/panel';
import { Written } from '@/components/ui/written';
import { checkName } from '@/lib/domain/check-names';
import { EvidenceTable } from './evidence-table';
import { useAlertCheck } from './alert-check';
import { FailedChecks, isWithoutAnswer } from './failed-checks';
import { findingFacts, valueText } from './finding';
import { readable } from '@/lib/domain/readable';

/** The finding of an alert without a match. */
export function FindingPanel({ alert }: { alert: Alert }) {
  const check = useAlertCheck(alert);
  const isOutage = alert.category === 'API Failure' && check !== undefined && isWithoutAnswer(check);
  return (
    <Panel title="Finding">
      <p className="px-4 py-3 text-lg font-medium text-pretty wrap-anywhere">
        <Written>{readable(alert.summary)}</Written>
      </p>
      {alert.evidence && 'given' in alert.evidence && (
        <EvidenceTable evidence={alert.evidence} format={(value) => valueText(value, alert.summary)} />
      )}
      {check && (
        <dl className="grid gap-x-6 gap-y-2.5 border-t px-4 py-4 text-sm @md/evidence:grid-cols-[9rem_minmax(0,1fr)]">
          {[
            isOutage && alert.case_token !== null
              ? {
                  label: 'Without an answer',
                  value: <FailedChecks check={check} caseToken={alert.case_token} />,
                }
              : { label: 'Check', value: checkName[check.type_code] },
            { label: 'Source', value: check.provider ?? 'None' },
            {
              label: 'Result',
              value: <CheckState check={check} />,
            },
            ...findingFacts(alert, check),
          ].map(({ label, value }) => (
            <Fragment key={label}>
              <dt className="text-muted @max-md/evidence:-mb-2">{label}</dt>
              <dd>{typeof value === 'string' ? <Written>{value}</Written> : value}</dd>
            </Fragment>
          ))}
        </dl>
      )}
    </Panel>
  );
}
