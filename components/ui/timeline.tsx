'use client';

import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { byDay } from './days';
import { ClockTime } from './clock-time';
import { type Tone, toneClass } from './tone';
import { useNow } from './use-now';

export interface TimelineEvent {
  key: string;
  /** When it happened, as a timestamp. */
  at: string;
  /** A sentence that starts with the actor. */
  text: ReactNode;
  note?: ReactNode;
  /** Fills the dot, for an event that stands out. */
  tone?: Tone;
}

/** Events grouped by day, in the order given. */
export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  const days = byDay(events, useNow());
  return (
    <div className="flex flex-col gap-4 px-4 py-3 text-sm">
      {days.map(({ date, label, events: ofDay }) => (
        <section key={date} aria-label={label}>
          <h3 className="mb-2 text-sm text-muted">{label}</h3>
          <ol>
            {ofDay.map((event) => (
              <Moment key={event.key} event={event} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Moment({ event: { at, text, note, tone } }: { event: TimelineEvent }) {
  return (
    <li className="group relative grid grid-cols-[1rem_minmax(0,1fr)_auto] gap-x-2 pb-3 last:pb-0">
      <span aria-hidden className="absolute top-5 bottom-0 left-[3.5px] w-px bg-line group-last:hidden" />
      <span
        aria-hidden
        className={classNames(
          'mt-1.5 size-2 rounded-full border-[1.5px]',
          tone ? [toneClass[tone], 'border-tone bg-tone'] : 'border-line-strong',
        )}
      />
      <div className="min-w-0 wrap-anywhere">
        {text}
        {note && <div className="text-xs text-muted">{note}</div>}
      </div>
      <ClockTime at={at} className="text-muted" />
    </li>
  );
}
