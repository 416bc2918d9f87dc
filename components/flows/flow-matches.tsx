'use client';

import Link from 'next/link';
import type { FlowResult } from '@/lib/domain/flows/result-schema';
import type { ScreeningCategory } from '@/lib/domain/words';
import { formatDate } from '@/lib/domain/readable';
import { Panel } from '@/components/ui/panel';
import { Score } from '@/components/ui/score';

const categoryName: Record<ScreeningCategory, string> = {
  sanctions: 'Sanctions',
  pep: 'PEP',
  adverse_media: 'Adverse media',
  watchlist: 'Watchlist',
};

/** The matches that the screening found, and the alert that each raised. */
export function FlowMatches({ flow: { screening } }: { flow: FlowResult }) {
  if (!screening) return null;
  const { matches, lists } = screening;
  return (
    <Panel title="Matches" note={matches.length || 'None'}>
      {matches.length > 0 && (
        <ul>
          {matches.map((match) => (
            <li key={match.alert_token} className="border-b last:border-b-0">
              <Link
                href={`/alerts/${match.alert_token}`}
                prefetch={false}
                className="flex items-center justify-between gap-4 px-4 py-2 text-sm -outline-offset-2 hover:bg-hover"
              >
                <span className="min-w-0">
                  <bdi className="block font-medium wrap-anywhere">{match.matched_name}</bdi>
                  <span className="block text-xs text-muted">
                    {categoryName[match.category]}, {match.list}
                  </span>
                </span>
                <Score score={match.match_score} className="text-base font-semibold tabular-nums" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {lists.length > 0 && (
        <p className="border-t px-4 py-3 text-xs text-muted">
          Screened against{' '}
          {lists.map(({ name, version }) => `${name} (version ${formatDate(version)})`).join(', ')}.
        </p>
      )}
    </Panel>
  );
}
