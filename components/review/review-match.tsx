'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { alertQuery } from '@/components/alerts/alert-cache';
import { agreeing, corroborationLabel, corroborationOf } from '@/components/alerts/corroboration';
import { ComparisonTable } from '@/components/alerts/evidence/comparison-table';
import { useCompared } from '@/components/alerts/evidence/use-compared';
import { Facts } from '@/components/ui/facts';
import { Pips } from '@/components/ui/pips';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { readStateOf } from '@/components/ui/read-state';
import { Score } from '@/components/ui/score';
import type { Alert } from '@/lib/domain/alerts/schema';

const linkStyle = 'font-medium underline underline-offset-2';

const CaseLink = ({ token, name }: { token: string; name: string | null }) => (
  <Link href={`/cases/${token}`} prefetch={false} className={linkStyle}>
    {name ?? 'Open'}
  </Link>
);

/** The basis of the hit, for confirming a proposal: the list, the score, both sides, and the case. */
export function ReviewMatch({ alert: listed }: { alert: Alert }) {
  // The list does not include the listed party.
  const whole = useQuery(alertQuery(listed.token));
  const alert = whole.data ?? listed;
  const { compared, entity } = useCompared(alert, readStateOf(whole));
  const failed = [whole, entity].find(({ data, isError }) => isError && data === undefined);
  const { match, case_token, case_name } = alert;
  const facts = match ? corroborationOf(match, alert.subject?.type) : [];
  const label = corroborationLabel(facts);
  return (
    <>
      <Facts
        className="px-0 py-0"
        facts={[
          ...(match
            ? [
                { label: 'List', value: `${match.list}, entry ${match.list_entry_id}` },
                {
                  label: 'Score',
                  value: (
                    <span className="inline-flex flex-wrap items-center gap-x-2">
                      <Score score={match.match_score} className="font-semibold tabular-nums" />
                      {label} <Pips count={agreeing(facts)} of={facts.length} label={label} />
                    </span>
                  ),
                },
              ]
            : []),
          ...(case_token ? [{ label: 'Case', value: <CaseLink token={case_token} name={case_name} /> }] : []),
        ]}
      />
      {failed && (
        <ProblemNotice
          title="Some of the evidence could not be loaded"
          problem={failed.error}
          onRetry={() => void failed.refetch()}
        />
      )}
      {compared && <ComparisonTable {...compared} />}
    </>
  );
}
