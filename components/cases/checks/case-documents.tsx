'use client';

import { FileText } from 'lucide-react';
import type { Check } from '@/lib/domain/checks/schema';
import { nameOf } from '@/components/people/use-subject';
import { useChecks, useParties } from '@/components/cases/use-case';
import { EmptyState } from '@/components/ui/empty-state';
import { Facts } from '@/components/ui/facts';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { answerFacts } from './answer-facts';
import { longCheckName } from './check-look';
import { CheckBadge } from './check-mark';
import { documentChecks } from './document-checks';

export function CaseDocuments({ token }: { token: string }) {
  const checks = useChecks(token);
  const parties = useParties(token).data ?? [];
  if (checks.isError)
    return (
      <ProblemNotice
        title="The documents could not be loaded"
        problem={checks.error}
        onRetry={() => void checks.refetch()}
      />
    );
  if (!checks.data) return <Skeleton className="h-60" />;
  const shown = documentChecks(checks.data);
  if (shown.length === 0)
    return (
      <EmptyState icon={FileText} title="No documents in this case">
        <p>None of its checks asks for a document. You can ask the client for one in the menu above.</p>
      </EmptyState>
    );
  return (
    <div className="grid items-start gap-4 @min-[51rem]/case:grid-cols-2">
      {shown.map((check) => {
        const party = parties.find(({ token: of }) => of === check.entity_token);
        return <DocumentPanel key={check.token} check={check} of={party ? nameOf(party) : 'Unknown party'} />;
      })}
    </div>
  );
}

const waiting: readonly string[] = ['Awaiting Client', 'Awaiting Document'];

function DocumentPanel({ check, of }: { check: Check; of: string }) {
  const facts = answerFacts(check.result_data);
  return (
    <Panel title={longCheckName[check.type_code]} note={of} aside={<CheckBadge check={check} />}>
      {facts.length > 0 ? (
        <Facts facts={facts} />
      ) : (
        <p className="px-4 py-3 text-sm text-muted">
          {waiting.includes(check.status)
            ? 'The client has not shown it yet.'
            : 'There is no answer to show.'}
        </p>
      )}
    </Panel>
  );
}
