import { describe, expect, it } from 'vitest';
import { systemContext } from '@/lib/platform/context';
import type { FlowRequest } from '../plan';
import { ScreeningRequest } from '../schema';
import { takeTurn } from './turns';

const ctx = systemContext({ id: 7, hash: 'seven', environment: 'staging' }, 'req_7');

const flow = (external_reference?: string): FlowRequest => ({
  flow_type: 'screening',
  mode: 'sync',
  request: ScreeningRequest.parse({ name: 'Priya Raman', external_reference }),
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Takes a turn for each request and records the order. */
function turnsOf(...flows: FlowRequest[]) {
  const come: number[] = [];
  const turns = flows.map((each, index) => {
    const turn = takeTurn(ctx, each, null);
    void turn.come.then(() => come.push(index));
    return turn;
  });
  return { come, turns };
}

describe('turns of requests for the same flow', () => {
  it('come one after another, but those of different flows at once', async () => {
    const { come, turns } = turnsOf(flow('a'), flow('a'), flow('a'), flow('b'), flow(), flow());
    await settled();
    expect(come.toSorted()).toEqual([0, 3, 4, 5]);
    turns[0]?.end();
    await settled();
    expect(come.toSorted()).toEqual([0, 1, 3, 4, 5]);
  });

  it('do not come early if one in between leaves', async () => {
    const { come, turns } = turnsOf(flow('c'), flow('c'), flow('c'));
    turns[1]?.end();
    await settled();
    expect(come).toEqual([0]);
    turns[0]?.end();
    await settled();
    expect(come).toEqual([0, 1, 2]);
    turns[2]?.end();
  });
});
