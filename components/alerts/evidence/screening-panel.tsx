'use client';

import { useQuery } from '@tanstack/react-query';
import { subjectAlertsQuery } from '@/components/alerts/alert-cache';
import { readQuery } from '@/lib/api/query';
import { TonedText } from '@/components/ui/badge';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { Written } from '@/components/ui/written';
import { type ScreenedCategory, screenedCategories } from './screening';

interface ScreeningPanelProps {
  entityToken: string;
  caseToken: string | null;
}

/**
 * The screening results of every category, even those without an alert: a category that was not screened has not been
 * cleared.
 */
export function ScreeningPanel({ entityToken, caseToken }: ScreeningPanelProps) {
  const checks = useQuery(
    readQuery('/v1/entities/{entity_token}/checks', {
      path: { entity_token: entityToken },
      query: { category: 'Screening', limit: 100 },
    }),
  );
  const alerts = useQuery(subjectAlertsQuery(entityToken));
  const failed = [checks, alerts].find(({ isError }) => isError);
  return (
    <>
      {failed && (
        <ProblemNotice
          className="m-3"
          title="The screening could not be loaded"
          problem={failed.error}
          onRetry={() => void failed.refetch()}
        />
      )}
      {(checks.isPending || alerts.isPending) && <Skeleton className="m-4 h-24" />}
      {checks.data && alerts.data && (
        <dl className="flex flex-col gap-2.5 px-4 py-3.5 text-sm">
          {screenedCategories(checks.data.data, alerts.data.data, caseToken).map((each) => (
            <Category key={each.name} {...each} />
          ))}
        </dl>
      )}
    </>
  );
}

const Category = ({ name, words, icon, tone, reason }: ScreenedCategory) => (
  <div className="flex items-start justify-between gap-4">
    <dt className="shrink-0 text-muted">{name}</dt>
    <dd className="min-w-0 text-right">
      <TonedText tone={tone} icon={icon} className="font-medium">
        {words}
      </TonedText>
      {reason && <Written className="block text-xs text-muted">{reason}</Written>}
    </dd>
  </div>
);
