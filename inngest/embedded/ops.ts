import { z } from 'zod';
import { parseInstant } from './duration';
import type { FinishedStep, WaitingStep } from './store/steps';

/** What the SDK reports about a step, in a response with status 206. */
const Op = z.looseObject({
  id: z.string(),
  op: z.string(),
  name: z.string().nullish(),
  displayName: z.string().nullish(),
  data: z.unknown().optional(),
  error: z.looseObject({}).optional(),
});
type Op = z.infer<typeof Op>;

const Ops = z.union([z.array(Op), Op.transform((op) => [op])]);

/** State of the step: it has finished, waits, or will be retried. */
export type Reported = { finished: FinishedStep } | { waiting: WaitingStep } | 'failed attempt';

const readers: Record<string, (op: Op) => Reported> = {
  StepRun: (op) => ({ finished: { ...namesOf(op), data: op.data ?? null, error: null } }),
  StepFailed: (op) => ({ finished: { ...namesOf(op), data: null, error: op.error ?? {} } }),
  StepError: () => 'failed attempt',
  Sleep: (op) => ({ waiting: { ...namesOf(op), wake_at: parseInstant(op.name ?? '') } }),
};

/** Throws for a step type that the runner does not support. */
export function readReport(body: unknown): Reported {
  const ops = Ops.parse(body);
  const [op] = ops;
  const read = op && readers[op.op];
  if (ops.length === 1 && read) return read(op);
  const what = ops.length > 1 ? 'parallel steps' : String(op?.op);
  const names = ops.map((each) => `"${namesOf(each).name}"`).join(', ');
  throw new Error(`The embedded runner does not support ${what} (${names}).`);
}

const namesOf = ({ id, op, name, displayName }: Op) => ({ id, op, name: displayName ?? name ?? id });
