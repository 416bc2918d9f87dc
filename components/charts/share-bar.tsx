import { classNames } from '@/components/ui/class-names';

export interface Share {
  label: string;
  value: number;
  step: 1 | 2 | 3;
}

const fill: Record<Share['step'], string> = {
  1: 'fill-chart-1',
  2: 'fill-chart-2',
  3: 'fill-chart-3',
};

/** The start and the width of each share, in percent of the whole. */
export function placesOf(shares: readonly Share[]): { startPercent: number; widthPercent: number }[] {
  const total = shares.reduce((sum, { value }) => sum + value, 0);
  let drawn = 0;
  return shares.map(({ value }) => {
    const place = {
      startPercent: total === 0 ? 0 : (100 * drawn) / total,
      widthPercent: total === 0 ? 0 : (100 * value) / total,
    };
    drawn += value;
    return place;
  });
}

/** One bar divided into shares, such as cases by tier. The numbers are shown beside it. */
export function ShareBar({ shares }: { shares: readonly Share[] }) {
  const places = placesOf(shares);
  return (
    <svg
      role="img"
      aria-label={shares.map(({ label, value }) => `${label} ${value}`).join(', ')}
      className="block h-4 w-full overflow-hidden rounded-xs"
    >
      {shares.map(({ label, step }, index) => (
        <rect
          key={label}
          x={`${places[index]?.startPercent}%`}
          width={`${places[index]?.widthPercent}%`}
          height="100%"
          strokeWidth="2"
          className={classNames('stroke-surface', fill[step])}
        />
      ))}
    </svg>
  );
}
