import { expect, it } from 'vitest';
import type { Sample } from '@/lib/domain/sample/schema';
import { isUnderWay, percentOf, progressText } from './sample-text';

const sample = (status: Sample['status'], of: Partial<Sample> = {}): Sample => ({
  status,
  reset_summary: { deleted: 1200, played: 50, to_play: 100 },
  is_stalled: false,
  requested_by: null,
  requested_at: null,
  completed_at: null,
  ...of,
});

it('settings · sample · shows the progress of a reset, which only grows', () => {
  expect(progressText(sample('Deleting'))).toBe('Deleting existing data: 1,200 rows so far');
  expect(progressText(sample('Making'))).toBe('Existing data deleted. Making the sample: step 50 of 100');
  const ways = [sample('Deleting'), sample('Making'), sample('Ready')].map(percentOf);
  expect(ways).toEqual([5, 60, 100]);
});

it('settings · sample · is not under way when it has stalled, so that it can be started again', () => {
  expect([sample('Making'), sample('Making', { is_stalled: true }), sample('Ready')].map(isUnderWay)).toEqual(
    [true, false, false],
  );
  expect(progressText(sample('Making', { is_stalled: true }))).toMatch(/has stopped/);
});
