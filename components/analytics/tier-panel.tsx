import type { ChartData } from '@/components/charts/chart-data';
import { CsvButton } from '@/components/charts/csv-button';
import { NumberLink } from '@/components/charts/number-link';
import { type Share, ShareBar } from '@/components/charts/share-bar';
import { classNames } from '@/components/ui/class-names';
import { counted, formatCount } from '@/components/ui/format';
import { Panel } from '@/components/ui/panel';
import type { AnalyticsSummary } from '@/lib/domain/analytics/schema';
import { rowsOf } from './period';

const tiers = [
  { tier: 'High', label: 'High', step: 1, ground: 'bg-chart-1' },
  { tier: 'Medium', label: 'Medium', step: 2, ground: 'bg-chart-2' },
  { tier: 'Low', label: 'Low', step: 3, ground: 'bg-chart-3' },
] as const;
const rows = [...tiers, { tier: 'none', label: 'Not rated yet', ground: undefined }] as const;

type Distribution = AnalyticsSummary['risk_tier_distribution'];

const title = 'Risk tiers';

const dataOf = (counts: Distribution): ChartData => ({
  heading: 'Tier',
  series: [{ key: 'cases', name: 'Open cases', mark: 'bar', step: 1 }],
  points: Object.entries(counts).map(([label, cases]) => ({
    label: label === 'none' ? 'Not rated' : label,
    values: { cases },
  })),
});

/** The number of open cases in each risk tier. */
export function TierPanel({ counts }: { counts: Distribution }) {
  const shares: Share[] = tiers.map(({ tier, step }) => ({ label: tier, value: counts[tier], step }));
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <Panel
      title={title}
      note={
        <NumberLink href={rowsOf('/cases', { status: 'Open' })}>
          {counted(total, 'open case', 'open cases')}
        </NumberLink>
      }
      aside={<CsvButton title={title} data={dataOf(counts)} />}
    >
      <div className="px-4 pt-3 pb-1">
        <ShareBar shares={shares} />
      </div>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="h-8 text-xs text-muted">
            <th scope="col" className="px-2 pl-4 text-left font-medium">
              Tier
            </th>
            <th scope="col" className="px-2 text-right font-medium">
              Cases
            </th>
            <th scope="col" className="px-2 pr-4 text-right font-medium">
              Share
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ tier, label, ground }) => (
            <TierRow
              key={tier}
              label={label}
              ground={ground}
              tier={tier}
              count={counts[tier]}
              total={total}
            />
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

interface TierRowProps {
  label: string;
  tier: keyof Distribution;
  /** The colour of its part of the bar. */
  ground: string | undefined;
  count: number;
  /** The number of open cases of every tier. */
  total: number;
}

function TierRow({ label, tier, ground, count, total }: TierRowProps) {
  const href = rowsOf('/cases', { status: 'Open', risk_tier: tier });
  const share = `${Math.round((100 * count) / Math.max(1, total))}%`;
  return (
    <tr className="h-9 hover:bg-hover">
      <th scope="row" className="border-t px-2 pl-4 text-left font-normal">
        <span className={classNames('flex items-center gap-2', !ground && 'text-muted')}>
          {ground && <span aria-hidden className={classNames('size-2.5 rounded-xs', ground)} />}
          {label}
        </span>
      </th>
      <td className="border-t px-2 text-right">
        <NumberLink href={href}>{formatCount(count)}</NumberLink>
      </td>
      <td className="border-t px-2 pr-4 text-right text-muted">
        {total === 0 ? (
          '–'
        ) : (
          <NumberLink href={href} name={`${share}: ${formatCount(count)} of the open cases, ${label}`}>
            {share}
          </NumberLink>
        )}
      </td>
    </tr>
  );
}
