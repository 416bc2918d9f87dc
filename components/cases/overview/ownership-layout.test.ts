import { describe, expect, it } from 'vitest';
import type { EntityGraph } from '@/lib/domain/entities/schema';
import { layOwnership, nodeSize } from './ownership-layout';

const named = (entity_token: string) => ({
  entity_token,
  type: 'Person' as const,
  name: entity_token,
  country: null,
  verification_status: 'Verified' as const,
});
const connected = (token: string, layers: number) => ({
  ...named(token),
  direct_percentage: null,
  effective_percentage: 10,
  layers,
});
const owns = (owner_token: string, owned_token: string, closes_cycle = false) => ({
  owner_token,
  owned_token,
  ownership_percentage: 50,
  closes_cycle,
});

/** Two people own a company through a holding company; one of them also owns a share directly. */
const graph: EntityGraph = {
  entity: named('company'),
  owners: [connected('holding', 1), connected('anton', 1), connected('pier', 2)],
  owned: [],
  links: [
    owns('holding', 'company'),
    owns('anton', 'company'),
    owns('anton', 'holding'),
    owns('pier', 'holding'),
  ],
  truncated: false,
};

const rowOf = (laid: ReturnType<typeof layOwnership>, token: string) =>
  laid.nodes.find((node) => node.token === token)?.y;

describe('layOwnership', () => {
  it('puts each owner above everything that it owns', () => {
    const laid = layOwnership(graph);
    expect(rowOf(laid, 'anton')).toBe(rowOf(laid, 'pier'));
    expect(rowOf(laid, 'anton')).toBeLessThan(rowOf(laid, 'holding') ?? 0);
    expect(rowOf(laid, 'holding')).toBeLessThan(rowOf(laid, 'company') ?? 0);
    expect(laid.links).toHaveLength(4);
  });

  it('lets no boxes of a row overlap, and stays within its size', () => {
    const { nodes, width, height } = layOwnership(graph);
    for (const node of nodes) {
      expect(node.x).toBeGreaterThanOrEqual(0);
      expect(node.x + nodeSize.width).toBeLessThanOrEqual(width);
      expect(node.y + nodeSize.height).toBeLessThanOrEqual(height);
      const beside = nodes.filter(({ token, y }) => token !== node.token && y === node.y);
      for (const { x } of beside) expect(Math.abs(x - node.x)).toBeGreaterThanOrEqual(nodeSize.width);
    }
  });

  it('terminates for companies that own each other', () => {
    const laid = layOwnership({
      ...graph,
      owners: [connected('holding', 1)],
      links: [owns('holding', 'company'), owns('company', 'holding', true)],
    });
    expect(laid.nodes).toHaveLength(2);
    expect(laid.links).toHaveLength(1);
  });

  it('puts what the company owns below it', () => {
    const laid = layOwnership({
      ...graph,
      owners: [],
      owned: [connected('subsidiary', 1)],
      links: [owns('company', 'subsidiary')],
    });
    expect(rowOf(laid, 'subsidiary')).toBeGreaterThan(rowOf(laid, 'company') ?? 0);
  });
});
