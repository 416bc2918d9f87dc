'use client';

import type { AuditRecord } from '@/lib/domain/audit/schema';
import { useViewer } from '@/components/shell/viewer';
import { Timeline } from '@/components/ui/timeline';
import { isolated } from '@/lib/domain/wording';
import { Written } from '@/components/ui/written';
import type { Names } from './teller';
import { toldEvents } from './told-events';

interface HistoryTimelineProps {
  records: readonly AuditRecord[];
  names: Names;
  /** The number of events to show; by default all. */
  max?: number;
  /** Shown if there are no events. */
  empty?: string;
}

export function HistoryTimeline({
  records,
  names,
  max,
  empty = 'No recorded events.',
}: HistoryTimelineProps) {
  const viewer = useViewer();
  const events = toldEvents(records, names)
    .slice(0, max)
    .map(({ actor, after, text, note, ...event }) => ({
      ...event,
      note: note && <Written>{note}</Written>,
      text: (
        <>
          <span className="font-semibold">{actor.id === viewer.token ? 'You' : actor.name}</span>{' '}
          <Written>{text}</Written>
          {after && ` after ${after.id === viewer.token ? 'your' : `${isolated(after.name)}’s`} decision`}
        </>
      ),
    }));
  if (events.length === 0) return <p className="px-4 py-3 text-sm text-muted">{empty}</p>;
  return <Timeline events={events} />;
}
