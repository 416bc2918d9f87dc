import { describe, expect, it } from 'vitest';
import type { Fields } from './fields';
import { mostUrgentFirst } from './most-urgent-first';

const alert = (token: string, priority: string, priority_score: number) => ({
  token,
  priority,
  priority_score,
});

const opened = [
  alert('first', 'High', 72),
  alert('second', 'Critical', 94),
  alert('third', 'Critical', 100),
  alert('fourth', 'Low', 12),
  alert('fifth', 'High', 79.4),
  alert('sixth', 'Critical', 94),
];

const tokensOf = (alerts: Iterable<Fields>) => [...alerts].map(({ token }) => token);

describe('evidence packs · order of alerts', () => {
  it('is by priority, within it by score, then as they were opened', () => {
    expect(tokensOf(mostUrgentFirst(() => opened))).toEqual([
      'third',
      'second',
      'sixth',
      'fifth',
      'first',
      'fourth',
    ]);
  });

  it('holds the alerts of one group at a time', () => {
    let readings = 0;
    const read = () => {
      readings += 1;
      return opened;
    };
    const inGroups = mostUrgentFirst(read, 4);
    expect(tokensOf([1, 2, 3, 4].map(() => inGroups.next().value ?? {}))).toEqual([
      'third',
      'second',
      'sixth',
      'fifth',
    ]);
    expect(readings).toBe(2);
    expect(tokensOf(inGroups)).toEqual(['first', 'fourth']);
    expect(readings).toBe(3);
  });

  it('is empty without alerts', () => {
    expect(tokensOf(mostUrgentFirst(() => []))).toEqual([]);
  });
});
