'use client';

import { CircleCheck, CircleX, FileCheck } from 'lucide-react';
import { kindOf, verdictOf } from '@/lib/domain/alerts/kinds';
import { verdictPhrase, verdictText } from '@/lib/domain/alerts/verdict-words';
import { UserName } from '@/components/people/user-name';
import { classNames } from '@/components/ui/class-names';
import { formatDateTime } from '@/components/ui/format';
import { toneClass } from '@/components/ui/tone';
import { Written } from '@/components/ui/written';
import { clientPasses } from '@/lib/domain/alerts/clearing';
import type { Alert } from '@/lib/domain/alerts/schema';
import { capitalised } from '@/lib/domain/wording';

/** The resolution, with a look that depends on the outcome: a true match is no success. */
export function ResolutionNotice({ alert }: { alert: Alert }) {
  const [kind, verdict] = [kindOf(alert), verdictOf(alert)];
  const isGood = kind === 'match' ? alert.is_false_positive : clientPasses(verdict);
  const [Icon, tone] = verdict.replaced_by
    ? [FileCheck, 'info' as const]
    : isGood
      ? [CircleCheck, 'good' as const]
      : [CircleX, 'warning' as const];
  return (
    <section
      aria-label="Resolution"
      className={classNames(toneClass[tone], 'flex gap-3 rounded-lg border border-tone/40 bg-tone-soft p-4')}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-tone" />
      <div className="min-w-0 text-sm">
        <p className="font-semibold text-tone">
          {kind === 'match' ? capitalised(verdictPhrase(kind, verdict)) : verdictText(kind, verdict, 'past')}
        </p>
        <p className="mt-1 whitespace-pre-wrap">
          <Written className="block">{alert.resolution_rationale ?? ''}</Written>
        </p>
        {alert.resolution_conditions && (
          <p className="mt-1 whitespace-pre-wrap">
            Conditions: <Written>{alert.resolution_conditions}</Written>
          </p>
        )}
        <p className="mt-1 text-xs text-muted">
          {alert.resolved_by && <UserName token={alert.resolved_by} />}
          {alert.resolved_at && `, ${formatDateTime(alert.resolved_at)}`}
        </p>
      </div>
    </section>
  );
}
