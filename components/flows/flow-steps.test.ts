import { describe, expect, it } from 'vitest';
import type { FlowResult } from '@/lib/domain/flows/result-schema';
import { durationText, hitsOfSubject, otherParties, progressOf, waitedFor } from './flow-steps';

type Check = FlowResult['checks_summary']['checks'][number];

const check = (type: Check['type'], status: Check['status']) => ({ type, status, result: null }) as Check;
// Holds only the fields that the steps read.
const flow = (checks: Check[], more: Partial<FlowResult> = {}) =>
  ({
    processing_status: 'processing',
    overall_verdict: null,
    checks_summary: { checks },
    ...more,
  }) as FlowResult;

describe('flow · steps', () => {
  it('names what the flow waits for, by kind', () => {
    const waiting = flow([
      check('IDV_DOCUMENT', 'Awaiting Document'),
      check('SCR_PEP', 'In Progress'),
      check('SCR_SANCTIONS', 'Complete'),
    ]);
    expect(waitedFor(waiting)).toEqual([
      'A document from the person: Identity document',
      'The answer of a provider: PEP screening',
    ]);
    expect(waitedFor({ ...waiting, processing_status: 'complete' })).toEqual([]);
  });

  it('moves from the checks to the verdict to the end', () => {
    expect(progressOf(flow([check('SCR_PEP', 'Queued'), check('SCR_SANCTIONS', 'Complete')]))).toMatchObject({
      current: 1,
      steps: [{}, { note: '1 of 2' }, {}, {}],
    });
    expect(progressOf(flow([check('SCR_PEP', 'Complete')])).current).toBe(2);
    const done = flow([], { processing_status: 'complete', overall_verdict: 'Pass' });
    expect(progressOf(done)).toMatchObject({ current: 4, steps: [{}, {}, { note: 'Pass' }, {}] });
    // Whether it was also sent depends on the webhooks.
    expect(progressOf(done).steps.at(-1)?.label).toBe('Result ready');
  });

  it.each([
    ['2026-11-20T08:00:00.840Z', '840 ms'],
    ['2026-11-20T08:00:03.210Z', '3.2 s'],
    ['2026-11-20T08:04:10.000Z', '4 min'],
    ['2026-11-22T20:00:00.000Z', '60 h'],
    ['2026-11-24T18:00:00.000Z', '4 d'],
    [null, '–'],
  ])('formats the time from 08:00 to %s as %s', (to, text) => {
    expect(durationText('2026-11-20T08:00:00.000Z', to)).toBe(text);
  });

  it('shows the company’s own results, without those of its directors', () => {
    const [own, all] = [{ pep_status: 'No Hit' }, { pep_status: 'Hit' }];
    const result = flow([], { screening: all, company: own } as Partial<FlowResult>);
    expect(hitsOfSubject({ ...result, flow_type: 'company' })).toBe(own);
    expect(hitsOfSubject({ ...result, flow_type: 'company', company: null })).toBeNull();
    expect(hitsOfSubject({ ...result, flow_type: 'person', company: undefined })).toBe(all);
  });

  it('lists directors and owners with their shares', () => {
    const party = { name: 'Ann Other', entity_token: null, role: null, ownership_percentage: null };
    const result = flow([], {
      directors: [party],
      beneficial_owners: [{ ...party, role: 'UBO', ownership_percentage: 40 }],
    } as Partial<FlowResult>);
    expect(otherParties(result).map(({ role }) => role)).toEqual(['Director', 'Owner, 40%']);
  });
});
