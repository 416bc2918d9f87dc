import type { NewEntity } from '@/lib/domain/entities/new-entity';
import { createEntities } from '@/lib/domain/entities/service/create';
import type { Context } from '@/lib/platform/context';
import { errorFields } from '@/lib/platform/errors/error-fields';
import { log } from '@/lib/platform/errors/log';
import { temporaryFailure } from '@/lib/platform/database/temporary-failure';
import { attempt, inside, type Transaction } from '@/lib/platform/database/transaction';
import { judgeLine } from './judge';
import type { LineError } from './schema';
import type { LineResult, PendingLine } from './store';

/** Creates the entities of valid lines. Returns their results in the given order. */
export type Create = (tx: Transaction, ctx: Context, customers: readonly Customer[]) => Promise<LineResult[]>;

interface Customer {
  line: number;
  entity: NewEntity;
}

const created = (line: number, entity_token: string): LineResult => ({
  line,
  result: 'Created',
  entity_token,
  error: null,
});
const failed = (line: number, error: LineError): LineResult => ({
  line,
  result: 'Failed',
  entity_token: null,
  error,
});

export const createTogether: Create = async (tx, ctx, customers) => {
  const entities = await createEntities(
    tx,
    ctx,
    customers.map(({ entity }) => entity),
  );
  return customers.map(({ line }, at) => created(line, entities[at]?.token ?? ''));
};

const unexpected: LineError = {
  code: 'INTERNAL_ERROR',
  message: 'This line could not be imported.',
  details: [],
};

/** Used if they cannot be created together: then only a line that the database permanently refuses fails. */
export const createEachAlone: Create = async (tx, ctx, customers) => {
  const results: LineResult[] = [];
  for (const customer of customers) {
    try {
      const createOne = () => createTogether(tx, ctx, [customer]);
      results.push(...(await attempt(inside(tx, ctx), createOne)));
    } catch (error) {
      if (temporaryFailure(error)) throw error;
      log.error({ request_id: ctx.requestId, ...errorFields(error) }, 'a line of an import was given up');
      results.push(failed(customer.line, unexpected));
    }
  }
  return results;
};

/** The result of each line. */
export async function resultsOf(
  tx: Transaction,
  ctx: Context,
  lines: readonly PendingLine[],
  create: Create,
): Promise<LineResult[]> {
  const customers: Customer[] = [];
  const refused: LineResult[] = [];
  for (const { line, given } of lines) {
    const judged = judgeLine(given);
    if ('error' in judged) refused.push(failed(line, judged.error));
    else customers.push({ line, entity: judged.entity });
  }
  return [...refused, ...(await create(tx, ctx, customers))];
}
