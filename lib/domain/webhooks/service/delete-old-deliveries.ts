import { millisecondsInDay } from 'date-fns/constants';
import { deleteEndedDeliveries } from '../store/queue';

const keptMs = 30 * millisecondsInDay;
const batchSize = 1_000;

/**
 * Deletes deliveries of all projects that were created over thirty days ago, with their attempts, if they
 * have ended or have waited that long at an inactive webhook (API §8.4). Returns how many.
 */
export async function deleteOldDeliveries(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - keptMs);
  let all = 0;
  for (let deleted = batchSize; deleted === batchSize; all += deleted) {
    deleted = await deleteEndedDeliveries(before, batchSize);
  }
  return all;
}
