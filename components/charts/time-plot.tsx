'use client';

import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceArea,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { type ChartData, formatValue, type Series, shadedStretches } from './chart-data';
import type { ActivePoint } from './chart-frame';

export interface TimePlotProps extends ActivePoint {
  data: ChartData;
  /** A horizontal line, such as "Goal 90%". */
  goal?: { value: number; label: string };
  /** The smallest and the largest value of the axis; by default from 0 to the largest value. */
  domain?: readonly [min: number, max: number];
}

/** Evenly spaced ticks: those that the library chooses for a fixed domain may not be. */
const evenTicks = ([min, max]: readonly [number, number]): number[] => [min, (min + max) / 2, max];

const colour: Record<Series['step'], string> = {
  1: 'var(--chart-1)',
  2: 'var(--chart-2)',
  3: 'var(--chart-3)',
  ink: 'var(--ink)',
};

const words = { fontSize: 12, fill: 'var(--muted)' };
const still = { isAnimationActive: false } as const;

function markOf({ key, name, mark, step }: Series) {
  const shared = { dataKey: `values.${key}`, name, ...still };
  const line = { ...shared, stroke: colour[step], dot: false, activeDot: false, type: 'linear' } as const;
  const strokeWidth = step === 'ink' ? 1.5 : 2;
  switch (mark) {
    case 'bar':
      return <Bar key={key} {...shared} stackId="bars" fill={colour[step]} maxBarSize={12} radius={2} />;
    case 'area':
      return <Area key={key} {...line} fill={colour[step]} fillOpacity={0.18} strokeWidth={strokeWidth} />;
    case 'line':
      return <Line key={key} {...line} strokeWidth={strokeWidth} />;
    case 'dashed line':
      return <Line key={key} {...line} strokeWidth={strokeWidth} strokeDasharray="4 4" />;
  }
}

/** Bars (stacked if there are several), lines and areas over time. Loads Recharts, so import `TimeChart` instead. */
export default function TimePlot({ data, active, onActivate, goal, domain }: TimePlotProps) {
  const pointed = active === null ? undefined : data.points[active];
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={[...data.points]}
        accessibilityLayer={false}
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        barCategoryGap="24%"
        onMouseMove={({ activeTooltipIndex }) =>
          onActivate(activeTooltipIndex == null ? null : Number(activeTooltipIndex))
        }
        onMouseLeave={() => onActivate(null)}
      >
        {shadedStretches(data.points).map(({ from, to }) => (
          <ReferenceArea key={from} x1={from} x2={to} fill="var(--sunken)" fillOpacity={1} />
        ))}
        <CartesianGrid vertical={false} stroke="var(--line)" />
        {/* Each day as wide as in a chart with bars. */}
        <XAxis dataKey="label" scale="band" tick={words} tickLine={false} axisLine={false} minTickGap={56} />
        <YAxis
          width="auto"
          tick={words}
          tickLine={false}
          axisLine={false}
          tickCount={4}
          allowDecimals={false}
          domain={domain ? [...domain] : undefined}
          ticks={domain && evenTicks(domain)}
          tickFormatter={(value: number) => formatValue(data, value)}
        />
        {/* Reports the point under the pointer, whose values are shown in the key. */}
        <Tooltip content={() => null} cursor={false} {...still} />
        {goal && (
          <ReferenceLine
            y={goal.value}
            stroke="var(--line-strong)"
            label={{ value: goal.label, position: 'insideTopLeft', ...words }}
          />
        )}
        {data.series.map(markOf)}
        {pointed && <ReferenceLine x={pointed.label} stroke="var(--line-strong)" strokeDasharray="2 3" />}
      </ComposedChart>
    </ResponsiveContainer>
  );
}
