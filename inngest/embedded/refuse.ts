import { nextTick } from './crons';
import { parseExpression, parsePath } from './expression';
import {
  concurrencyLimitOf,
  functionFailed,
  retriesOf,
  type FunctionConfig,
  type Trigger,
} from './function-config';

export interface Refusal {
  function_id: string;
  options: string[];
}

/** Functions ask for what the runner does not do: it says so at the start, rather than ignore it for ever. */
export class RefusedFunctions extends Error {
  constructor(readonly refusals: readonly Refusal[]) {
    const list = refusals.map(({ function_id, options }) => `${function_id} (${options.join('; ')})`);
    super(`The embedded runner does not honour these options: ${list.join(', ')}.`);
    this.name = 'RefusedFunctions';
  }
}

const honoured = ['id', 'name', 'triggers', 'steps', 'concurrency', 'idempotency', 'cancel'];
const mostRetries = 20;

/** Names each option of a function that the runner would not honour; one that is new to it is refused too. */
export function refusalsOf(config: FunctionConfig): string[] {
  const { triggers, concurrency, idempotency, cancel = [] } = config;
  return [
    ...unknownKeys(config, honoured, ''),
    ...triggers.flatMap(refusalsOfTrigger),
    ...refusalsOfConcurrency(concurrency),
    ...(retriesOf(config) > mostRetries ? [`retries above ${mostRetries}`] : []),
    ...(idempotency ? complaint('idempotency', () => parsePath(idempotency)) : []),
    ...cancel.flatMap((rule) => (rule.if ? complaint('cancelOn', () => readCondition(rule.if)) : [])),
  ];
}

const readCondition = (text = '') => parseExpression(text, ['event', 'async']);

function refusalsOfTrigger(trigger: Trigger): string[] {
  const { event = '', expression, cron } = trigger;
  return [
    ...unknownKeys(trigger, ['event', 'expression', 'cron'], 'triggers.'),
    ...(event.startsWith('inngest/') && event !== functionFailed
      ? [`triggers.event: ${event} is never sent`]
      : []),
    ...(expression ? complaint('triggers.if', () => parseExpression(expression, ['event'])) : []),
    ...(cron === undefined ? [] : complaint('triggers.cron', () => nextTick(cron))),
  ];
}

function refusalsOfConcurrency(concurrency: unknown): string[] {
  if (concurrency === undefined) return [];
  const limits = [concurrency].flat();
  const limit = concurrencyLimitOf(concurrency);
  return [
    ...(limits.length > 1 ? ['concurrency: more than one limit'] : []),
    ...(Number.isInteger(limit) && Number(limit) > 0
      ? []
      : ['concurrency: a limit must be a whole number above 0']),
    ...limits.flatMap((one) => unknownKeys(one, ['limit'], 'concurrency.')),
  ];
}

const unknownKeys = (value: unknown, known: readonly string[], prefix: string) =>
  typeof value === 'object' && value !== null
    ? Object.keys(value).flatMap((key) => (known.includes(key) ? [] : [prefix + key]))
    : [];

/** What `read` throws, under the option's name. */
function complaint(option: string, read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return [`${option}: ${error instanceof Error ? error.message : String(error)}`];
  }
}
