'use client';

import dynamic from 'next/dynamic';
import type { ComponentProps } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { ChartFrame } from './chart-frame';
import type { TimePlotProps } from './time-plot';

/** Recharts is loaded only on pages with a chart, after the rest of the page. */
const TimePlot = dynamic(() => import('./time-plot'), {
  ssr: false,
  loading: () => <Skeleton className="size-full" />,
});

type TimeChartProps = Omit<ComponentProps<typeof ChartFrame>, 'plot'> &
  Pick<TimePlotProps, 'goal' | 'domain'>;

/** A framed chart of bars, lines and areas over time. */
export function TimeChart({ goal, domain, ...frame }: TimeChartProps) {
  return (
    <ChartFrame
      {...frame}
      plot={(point) => <TimePlot data={frame.data} goal={goal} domain={domain} {...point} />}
    />
  );
}
