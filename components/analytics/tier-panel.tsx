import { Download } from 'lucide-react';
import Link from 'next/link';
import type { ChartData } from '@/components/charts/chart-data';
import { numberLinkStyle } from '@/components/charts/chart-table';
import { downloadCsv } from '@/components/charts/download-csv';
import { type Share, ShareBar } from '@/components/charts/share-bar';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { formatCount } from '@/components/ui/format';
import { Panel } from '@/components/ui/panel';
import type { AnalyticsSummary } from '@/lib/domain/analytics/schema';
import { rowsOf } from './period';

const tiers = [
  { tier: 'High', step: 1, ground: 'bg-chart-1' },
  { tier: 'Medium', step: 2, ground: 'bg-chart-2' },
  { tier: 'Low', step: 3, ground: 'bg-chart-3' },
] as const;

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

/** How the open cases are spread over the tiers of risk. */
export function TierPanel({ counts }: { counts: Distribution }) {
  const shares: Share[] = tiers.map(({ tier, step }) => ({ label: tier, value: counts[tier], step }));
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const shareOf = (count: number) => (total === 0 ? '–' : `${Math.round((100 * count) / total)}%`);
  return (
    <Panel
      title={title}
      note={`${formatCount(total)} open ${total === 1 ? 'case' : 'cases'}`}
      aside={
        <Button
          look="quiet"
          size="small"
          className="-mr-2"
          aria-label={`Download ${title} as CSV`}
          onClick={() => downloadCsv(title, dataOf(counts))}
        >
          <Download aria-hidden />
        </Button>
      }
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
          {tiers.map(({ tier, ground }) => (
            <tr key={tier} className="h-9 hover:bg-hover">
              <th scope="row" className="border-t px-2 pl-4 text-left font-normal">
                <span className="flex items-center gap-2">
                  <span aria-hidden className={classNames('size-2.5 rounded-xs', ground)} />
                  {tier}
                </span>
              </th>
              <td className="border-t px-2 text-right">
                <Link
                  href={rowsOf('/cases', { status: 'Open', risk_tier: tier })}
                  prefetch={false}
                  className={numberLinkStyle}
                >
                  {formatCount(counts[tier])}
                </Link>
              </td>
              <td className="border-t px-2 pr-4 text-right text-muted">{shareOf(counts[tier])}</td>
            </tr>
          ))}
          <tr className="h-9 hover:bg-hover">
            <th scope="row" className="border-t px-2 pl-4 text-left font-normal text-muted">
              Not rated yet
            </th>
            <td className="border-t px-2 text-right">{formatCount(counts.none)}</td>
            <td className="border-t px-2 pr-4 text-right text-muted">{shareOf(counts.none)}</td>
          </tr>
        </tbody>
      </table>
    </Panel>
  );
}
