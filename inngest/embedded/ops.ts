import { z } from 'zod';
import { parseInstant } from './duration';
import { parseExpression, requirements, type InngestEvent } from './expression';
import type { StepWrite } from './store/steps';

/** What the SDK reports of one step, in an answer of status 206. */
const Op = z.looseObject({
  id: z.string(),
  op: z.string(),
  name: z.string().nullish(),
  displayName: z.string().nullish(),
  opts: z.looseObject({ if: z.string().optional(), timeout: z.string().optional() }).nullish(),
  data: z.unknown().optional(),
  error: z.looseObject({}).optional(),
});
type Op = z.infer<typeof Op>;

export const Ops = z.union([z.array(Op), Op.transform((op) => [op])]);
export type Ops = z.infer<typeof Ops>;

type Reader = (op: Op, event: InngestEvent) => Omit<StepWrite, 'id' | 'name' | 'op'>;

/** Steps that are yet to run or to wait. A replay reports them again. */
const pendingOps: Record<string, Reader> = {
  StepPlanned: () => ({ status: 'planned' }),
  Sleep: ({ name }) => ({ status: 'waiting', wake_at: parseInstant(name ?? '') }),
  WaitForEvent: ({ name, opts }, event) => ({
    status: 'waiting',
    wake_at: parseInstant(opts?.timeout ?? ''),
    wait_event: name ?? '',
    wait_if: opts?.if,
    wait_match: opts?.if
      ? requirements(parseExpression(opts.if, ['event', 'async']), 'async', { event })
      : undefined,
  }),
};

const finishedOps: Record<string, Reader> = {
  StepRun: ({ data }) => ({ status: 'done', data: data ?? null }),
  StepFailed: ({ error }) => ({ status: 'done', error: error ?? {} }),
};

export interface ReadOps {
  pending: StepWrite[];
  finished: StepWrite[];
}

/** Throws for a kind of op, or a condition, that the runner does not support. */
export function readOps(ops: Ops, event: InngestEvent): ReadOps {
  const unsupported = ops.find(({ op }) => !(op in pendingOps) && !(op in finishedOps));
  if (unsupported) {
    throw new Error(
      `The embedded runner does not support ${unsupported.op} (step "${nameOf(unsupported)}").`,
    );
  }
  return { pending: readAll(ops, pendingOps, event), finished: readAll(ops, finishedOps, event) };
}

const readAll = (ops: Ops, readers: Record<string, Reader>, event: InngestEvent) =>
  ops.flatMap((op) => {
    const read = readers[op.op];
    return read ? [{ id: op.id, name: nameOf(op), op: op.op, ...read(op, event) }] : [];
  });

const nameOf = ({ id, name, displayName }: Op) => displayName ?? name ?? id;
