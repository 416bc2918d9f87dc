'use client';

import Link from 'next/link';
import { useMemo } from 'react';
import type { EntityGraph } from '@/lib/domain/entities/schema';
import { classNames } from '@/components/ui/class-names';
import { formatScore } from '@/components/ui/format';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { layOwnership, nodeSize } from './ownership-layout';

interface OwnershipGraphProps {
  graph: EntityGraph;
  /** The entities with unresolved alerts. */
  flagged: ReadonlySet<string>;
  /** The note on the entity in the middle: "This case". */
  rootNote: string;
}

/** The graph of owners. The table beside it has the same content. */
export function OwnershipGraph({ graph, flagged, rootNote }: OwnershipGraphProps) {
  const { width, height, nodes, links } = useMemo(() => layOwnership(graph), [graph]);
  const root = graph.entity.entity_token;
  const known = new Map(
    [graph.entity, ...graph.owners, ...graph.owned].map((each) => [each.entity_token, each]),
  );
  const notes = new Map([
    [root, rootNote],
    ...graph.owners.map(
      (each) => [each.entity_token, `Owns ${formatScore(each.effective_percentage)}% in all`] as const,
    ),
    ...graph.owned.map(
      (each) => [each.entity_token, `${formatScore(each.effective_percentage)}% owned`] as const,
    ),
  ]);
  return (
    <ScrollRegion label="Ownership graph" className="grid max-h-128 min-w-0 items-center overflow-auto p-2">
      <svg width={width} height={height} className="mx-auto block">
        {links.map(({ key, path }) => (
          <path key={key} d={path} fill="none" strokeWidth={1.5} className="stroke-line-strong" />
        ))}
        {links.map(({ key, percentage, labelX, labelY }) => (
          <g key={key} transform={`translate(${labelX} ${labelY})`}>
            <rect x={-24} y={-10} width={48} height={16} className="fill-surface" />
            <text y={2} textAnchor="middle" className="fill-ink text-xs font-medium">
              {formatScore(percentage)}%
            </text>
          </g>
        ))}
        {nodes.map(({ token, x, y }) => (
          <foreignObject key={token} x={x} y={y} {...nodeSize}>
            <Link
              href={`/entities/${token}`}
              prefetch={false}
              className={classNames(
                'flex h-full flex-col justify-center rounded-md border bg-surface px-2 text-xs -outline-offset-2 hover:bg-hover',
                token === root && 'border-accent bg-accent-soft',
                flagged.has(token) ? 'tone-warning border-[1.5px] border-tone' : 'border-line-strong/70',
              )}
            >
              <bdi
                className="line-clamp-2 leading-4 font-semibold wrap-anywhere"
                title={known.get(token)?.name}
              >
                {known.get(token)?.name ?? 'Unnamed'}
              </bdi>
              <span className="truncate text-muted">{notes.get(token)}</span>
              {flagged.has(token) && <span className="sr-only">, alert to resolve</span>}
            </Link>
          </foreignObject>
        ))}
      </svg>
    </ScrollRegion>
  );
}
