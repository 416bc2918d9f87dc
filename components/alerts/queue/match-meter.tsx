import { formatColumnScore } from '@/components/ui/format';

interface MatchMeterProps {
  /** 0 to 100, or null for an alert without a match. */
  score: number | null;
}

export function MatchMeter({ score }: MatchMeterProps) {
  if (score === null) return <span className="text-faint max-lg:hidden">–</span>;
  return (
    <span className="flex items-center gap-2 lg:block lg:w-14">
      <span className="block font-mono text-sm leading-4 tabular-nums">{formatColumnScore(score)}</span>
      <span aria-hidden className="block h-1 w-10 rounded-full bg-line lg:mt-1 lg:w-auto">
        <span className="block h-1 rounded-full bg-accent" style={{ width: `${score}%` }} />
      </span>
    </span>
  );
}
