import { formatColumnScore } from '@/components/ui/format';

interface MatchMeterProps {
  /** 0 to 100, or null for an alert without a match. */
  score: number | null;
}

export function MatchMeter({ score }: MatchMeterProps) {
  if (score === null) return <span className="text-faint">–</span>;
  return (
    <span className="block w-14">
      <span className="block font-mono text-sm leading-4 tabular-nums">{formatColumnScore(score)}</span>
      <span aria-hidden className="mt-1 block h-1 rounded-full bg-line">
        <span className="block h-1 rounded-full bg-accent" style={{ width: `${score}%` }} />
      </span>
    </span>
  );
}
