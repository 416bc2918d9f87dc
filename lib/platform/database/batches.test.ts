import { describe, expect, it } from 'vitest';
import { batchesOf, inBatches } from './batches';

const rows = Array.from({ length: 5 }, (_, n) => n);

describe('batches', () => {
  it('contain every row once, in order', () => {
    expect(batchesOf(rows, 2)).toEqual([[0, 1], [2, 3], [4]]);
    expect(batchesOf(rows, 5)).toEqual([rows]);
    expect(batchesOf([], 5)).toEqual([]);
  });

  it('are written one after another, with at most 200 rows each', async () => {
    const sizes: number[] = [];
    let writing = 0;
    const written = await inBatches(
      Array.from({ length: 450 }, (_, n) => n),
      async (batch) => {
        writing += 1;
        sizes.push(batch.length);
        expect(writing).toBe(1);
        await Promise.resolve();
        writing -= 1;
        return batch;
      },
    );
    expect(sizes).toEqual([200, 200, 50]);
    expect(written).toHaveLength(450);
  });
});
