'use client';

import type { Case } from '@/lib/domain/cases/schema';
import type { Tier } from '@/lib/domain/words';
import { Badge } from '@/components/ui/badge';
import { Facts } from '@/components/ui/facts';
import { formatScore } from '@/components/ui/format';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { Tone } from '@/components/ui/tone';
import { useCase } from '@/components/alerts/use-subject';

const tierTone: Record<Tier, Tone> = { High: 'danger', Medium: 'caution', Low: 'good' };

export function CaseSummary({ token }: { token: string }) {
  const found = useCase(token);
  return (
    <Panel title="Case" aside={found.data && <span className="font-mono text-xs">{found.data.name}</span>}>
      {found.isError && (
        <ProblemNotice
          className="m-3"
          title="The case could not be loaded"
          problem={found.error}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.isPending && <Skeleton className="m-4 h-40" />}
      {found.data && <CaseFacts found={found.data} />}
    </Panel>
  );
}

function CaseFacts({ found }: { found: Case }) {
  return (
    <Facts
      facts={[
        { label: 'Type', value: found.type },
        { label: 'Status', value: found.status },
        { label: 'Risk', value: <Risk tier={found.risk_tier} score={found.risk_score} /> },
        {
          label: 'Unresolved alerts',
          value: <span className="tabular-nums">{found.open_alerts_count}</span>,
        },
        {
          label: 'People and companies',
          value: <span className="tabular-nums">{found.total_entities_count}</span>,
        },
        ...(found.external_reference
          ? [{ label: 'External reference', value: found.external_reference }]
          : []),
      ]}
    />
  );
}

function Risk({ tier, score }: { tier: Tier | null; score: number | null }) {
  if (tier === null) return <span className="text-faint">Not scored yet</span>;
  return (
    <span className="inline-flex items-center gap-2">
      {score !== null && <span className="tabular-nums">{formatScore(score)}</span>}
      <Badge tone={tierTone[tier]}>{tier} risk</Badge>
    </span>
  );
}
