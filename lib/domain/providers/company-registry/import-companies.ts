import type { RegistryCompany } from '../provider';
import { inRegistryTransaction, upsertRegistryCompanies } from './store';

const batchSize = 1_000;

/** Replaces companies that are already there, in one transaction. Returns how many were read. */
export function importCompanies(
  country: string,
  source: string,
  companies: AsyncIterable<RegistryCompany>,
): Promise<number> {
  return inRegistryTransaction(async (tx) => {
    let read = 0;
    for await (const batch of inBatches(companies)) {
      await upsertRegistryCompanies(tx, country, source, batch);
      read += batch.length;
    }
    return read;
  });
}

async function* inBatches<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length === batchSize) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
