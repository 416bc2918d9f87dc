import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { formatScore } from '@/components/ui/format';
import { formatChange } from '@/components/ui/format-change';
import { Score } from '@/components/ui/score';
import { toneClass } from '@/components/ui/tone';
import { Written } from '@/components/ui/written';
import type { Compared } from './compare';
import { type Contribution, contributionsOf } from './contributions';
import { VerdictMark, verdictLook } from './verdict-mark';

/** A waterfall chart: each bar starts where the previous one ended, and the last one ends at the score. */
export function ContributionBars({ match, subject }: Pick<Compared, 'match' | 'subject'>) {
  const contributions = contributionsOf(match, subject);
  const sum = contributions.at(-1)?.to ?? 0;
  return (
    <ul className="@container/bars flex flex-col text-sm">
      {contributions.map((contribution, position) => (
        <ContributionBar key={position} {...contribution} />
      ))}
      <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-t bg-sunken px-4 py-2.5 @lg/bars:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_4.5rem]">
        <span className="font-semibold">Match score</span>
        <Track className="@max-lg/bars:hidden">
          <span className="absolute inset-y-0 left-0 rounded-full bg-accent" style={{ width: `${sum}%` }} />
        </Track>
        <span className="text-right font-semibold tabular-nums">
          = <Score score={sum} />
        </span>
      </li>
    </ul>
  );
}

function ContributionBar(contribution: Contribution) {
  const { label, words, note, verdict, word, points, wholePoints, from, to } = contribution;
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 border-b px-4 py-2.5 last:border-b-0 @lg/bars:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_4.5rem]">
      <span className="flex min-w-0 flex-wrap items-center gap-x-2">
        <span className="text-muted">{label}</span>
        {words && <Written className="min-w-0 font-medium">{words}</Written>}
        <VerdictMark verdict={verdict} word={word} />
        {note && <span className="text-muted">{note}</span>}
      </span>
      <Track className="@max-lg/bars:order-last @max-lg/bars:col-span-2">
        <span
          className={classNames(
            toneClass[verdictLook[verdict].tone],
            'absolute inset-y-0 min-w-0.5 rounded-full bg-tone',
          )}
          hidden={points === 0}
          style={{ left: `${Math.min(from, to)}%`, width: `${Math.abs(to - from)}%` }}
        />
      </Track>
      <span title={formatScore(points)} className="text-right tabular-nums">
        {formatChange(wholePoints)}
      </span>
    </li>
  );
}

const Track = ({ className, children }: { className?: string; children: ReactNode }) => (
  <span aria-hidden className={classNames('relative block h-1.5 rounded-full bg-line', className)}>
    {children}
  </span>
);
