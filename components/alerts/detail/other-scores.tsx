import type { Match } from '@/lib/domain/screening/schema';
import { formatScore } from '@/components/ui/format';
import { otherScoresOf } from './compare';

export function OtherScores({ match }: { match: Match }) {
  const scores = otherScoresOf(match);
  if (scores.length === 0) return null;
  return (
    <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {scores.map(({ label, score }) => (
        <div key={label} className="flex items-baseline gap-1.5">
          <dt className="text-muted">{label}:</dt>
          <dd className="font-mono font-medium tabular-nums">{formatScore(score)}</dd>
        </div>
      ))}
    </dl>
  );
}
