'use client';

import { Table2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Panel } from '@/components/ui/panel';
import { type ChartData, pointAfterKey, sayPoint } from './chart-data';
import { ChartKey } from './chart-key';
import { ChartTable } from './chart-table';
import { CsvButton } from './csv-button';

export interface ActivePoint {
  active: number | null;
  onActivate: (index: number | null) => void;
}

interface ChartFrameProps {
  title: string;
  /** A note beside the title: "Alerts a day". */
  note?: string;
  data: ChartData;
  /** A conclusion under the chart. */
  children?: ReactNode;
  plot: (point: ActivePoint) => ReactNode;
}

/** A chart with its title, key, table and export. Arrow keys have screen readers read one value at a time. */
export function ChartFrame({ title, note, data, children, plot }: ChartFrameProps) {
  const [active, setActive] = useState<number | null>(null);
  const [isTable, setTable] = useState(false);

  function onKeyDown(event: KeyboardEvent) {
    const next = pointAfterKey(event.key, active, data.points.length);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  }

  return (
    <Panel
      title={title}
      note={note}
      aside={
        <span className="flex">
          <Button
            look="quiet"
            size="small"
            aria-label={`Show ${title} as a table`}
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
          >
            <Table2 aria-hidden />
          </Button>
          <CsvButton title={title} data={data} />
        </span>
      }
    >
      {!isTable && (
        <div className="flex flex-col gap-2 px-4 py-3">
          <ChartKey data={data} active={active} />
          {/* A slider, because screen readers announce its value on each arrow key. */}
          <div
            role="slider"
            tabIndex={0}
            aria-label={`${title}: use the arrow keys to read each value`}
            aria-valuemin={0}
            aria-valuemax={Math.max(0, data.points.length - 1)}
            aria-valuenow={active ?? 0}
            aria-valuetext={active === null ? `${data.points.length} values` : sayPoint(data, active)}
            onKeyDown={onKeyDown}
            onBlur={() => setActive(null)}
            className="h-52 rounded-sm"
          >
            {plot({ active, onActivate: setActive })}
          </div>
        </div>
      )}
      {/* Always in the document, so that users who cannot see the chart can read the table without pressing a button. */}
      <div className={classNames(isTable ? 'max-h-80 overflow-y-auto' : 'sr-only')}>
        <ChartTable caption={title} data={data} isUnseen={!isTable} />
      </div>
      {children && <div className="border-t px-4 py-2.5 text-sm">{children}</div>}
    </Panel>
  );
}
