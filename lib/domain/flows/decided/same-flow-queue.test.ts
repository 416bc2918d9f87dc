import { describe, expect, it } from 'vitest';
import { systemContext } from '@/lib/platform/context';
import type { FlowRequest } from '../plan';
import { ScreeningRequest } from '../schema';
import { joinQueue } from './same-flow-queue';

const ctx = systemContext({ id: 7, hash: 'seven', environment: 'staging' }, 'req_7');

const flow = (external_reference?: string): FlowRequest => ({
  flow_type: 'screening',
  mode: 'sync',
  request: ScreeningRequest.parse({ name: 'Priya Raman', external_reference }),
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Queues each request, and records which came first when. */
function queueOf(...flows: FlowRequest[]) {
  const come: number[] = [];
  const queued = flows.map((each, index) => {
    const one = joinQueue(ctx, each, null);
    void one.isFirst.then(() => come.push(index));
    return one;
  });
  return { come, queued };
}

describe('requests for the same flow', () => {
  it('come one after another, but those of different flows at once', async () => {
    const { come, queued } = queueOf(flow('a'), flow('a'), flow('a'), flow('b'), flow(), flow());
    await settled();
    expect(come.toSorted()).toEqual([0, 3, 4, 5]);
    queued[0]?.end();
    await settled();
    expect(come.toSorted()).toEqual([0, 1, 3, 4, 5]);
  });

  it('do not come early if one in between leaves', async () => {
    const { come, queued } = queueOf(flow('c'), flow('c'), flow('c'));
    queued[1]?.end();
    await settled();
    expect(come).toEqual([0]);
    queued[0]?.end();
    await settled();
    expect(come).toEqual([0, 1, 2]);
    queued[2]?.end();
  });
});
