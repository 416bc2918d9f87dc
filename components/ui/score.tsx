import { formatScore } from './format';

/** A score from 0 to 100 as a whole number, with its decimals on hover. */
export function Score({ score, className }: { score: number; className?: string }) {
  return (
    <span title={formatScore(score)} className={className}>
      {Math.round(score)}
    </span>
  );
}
