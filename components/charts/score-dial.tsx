import { formatScore } from '@/components/ui/format';

interface ScoreDialProps {
  /** 0 to 100. */
  score: number;
  label: string;
}

const radius = 42;
const circumference = 2 * Math.PI * radius;
/** The dial's share of a full circle; the gap is at the bottom. */
const sweep = 0.75;

export function ScoreDial({ score, label }: ScoreDialProps) {
  const ring = { cx: 50, cy: 50, r: radius, fill: 'none', strokeWidth: 8, strokeLinecap: 'round' as const };
  return (
    <div
      role="img"
      aria-label={`${label}: ${formatScore(score)} of 100`}
      className="relative size-26 shrink-0"
    >
      <svg viewBox="0 0 100 100" className="size-full rotate-135">
        <circle
          {...ring}
          className="stroke-line"
          strokeDasharray={`${circumference * sweep} ${circumference}`}
        />
        <circle
          {...ring}
          className="stroke-accent"
          strokeDasharray={`${circumference * sweep * (score / 100)} ${circumference}`}
        />
      </svg>
      <span className="absolute inset-0 flex flex-col items-center justify-center">
        <span className="font-mono text-xl font-semibold tabular-nums">{formatScore(score)}</span>
        <span className="text-2xs text-faint">of 100</span>
      </span>
    </div>
  );
}
