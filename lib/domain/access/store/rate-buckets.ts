import { rowsOfAnyProject } from '@/lib/platform/database/statements';

export interface TakenRequests {
  admitted: number;
  /** Requests left in the bucket, with fractions. */
  tokens: number;
}

export async function takeFromBucket(
  holder: string,
  perMinute: number,
  burst: number,
  wanted: number,
): Promise<TakenRequests> {
  const rows = await rowsOfAnyProject<TakenRequests>({
    name: 'take-requests',
    text: 'select admitted, tokens from take_requests($1, $2, $3, $4)',
    values: [holder, perMinute, burst, wanted],
  });
  const [taken] = rows;
  if (!taken) throw new Error('take_requests answers with exactly one row');
  return taken;
}
