import { timestamp } from '@/lib/domain/present';
import { hundredths } from '@/lib/platform/hundredths';
import type { Period } from './period';

/** Rounds to two decimals. */

export const averageOf = (sum: number, count: number): number => (count === 0 ? 0 : hundredths(sum / count));

export const percentageOf = (part: number, whole: number): number => averageOf(100 * part, whole);

export const presentPeriod = ({ from, to }: Period) => ({ from: timestamp(from), to: timestamp(to) });
