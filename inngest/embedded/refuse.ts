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

/** Thrown at the start, so that no option is silently ignored. */
export class RefusedFunctions extends Error {
  constructor(readonly refusals: readonly Refusal[]) {
    const list = refusals.map(({ function_id, options }) => `${function_id} (${options.join('; ')})`);
    super(`The embedded runner does not honour these options: ${list.join(', ')}.`);
    this.name = 'RefusedFunctions';
  }
}

const supported = ['id', 'name', 'triggers', 'steps', 'concurrency', 'idempotency', 'cancel'];
const maxRetries = 20;

export function unsupportedOptions(config: FunctionConfig): string[] {
  const { triggers, concurrency, idempotency, cancel = [] } = config;
  return [
    ...unknownKeys(config, supported, ''),
    ...triggers.flatMap(unsupportedInTrigger),
    ...unsupportedInConcurrency(concurrency),
    ...(retriesOf(config) > maxRetries ? [`retries above ${maxRetries}`] : []),
    ...(idempotency ? errorIn('idempotency', () => parsePath(idempotency)) : []),
    ...cancel.flatMap((rule) => (rule.if ? errorIn('cancelOn', () => readCondition(rule.if)) : [])),
  ];
}

const readCondition = (text = '') => parseExpression(text, ['event', 'async']);

function unsupportedInTrigger(trigger: Trigger): string[] {
  const { event = '', expression, cron } = trigger;
  return [
    ...unknownKeys(trigger, ['event', 'expression', 'cron'], 'triggers.'),
    ...(event.startsWith('inngest/') && event !== functionFailed
      ? [`triggers.event: ${event} is never sent`]
      : []),
    ...(expression ? errorIn('triggers.if', () => parseExpression(expression, ['event'])) : []),
    ...(cron === undefined ? [] : errorIn('triggers.cron', () => nextTick(cron))),
  ];
}

function unsupportedInConcurrency(concurrency: unknown): string[] {
  if (concurrency === undefined) return [];
  const limits = [concurrency].flat();
  const { limit, key } = concurrencyLimitOf(concurrency) ?? {};
  return [
    ...(limits.length > 1 ? ['concurrency: more than one limit'] : []),
    ...(Number.isInteger(limit) && Number(limit) > 0
      ? []
      : ['concurrency: a limit must be a whole number above 0']),
    ...(key === undefined ? [] : errorIn('concurrency.key', () => parsePath(key))),
    ...limits.flatMap((one) => unknownKeys(one, ['limit', 'key'], 'concurrency.')),
  ];
}

const unknownKeys = (value: unknown, known: readonly string[], prefix: string) =>
  typeof value === 'object' && value !== null
    ? Object.keys(value).flatMap((key) => (known.includes(key) ? [] : [prefix + key]))
    : [];

function errorIn(option: string, read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return [`${option}: ${error instanceof Error ? error.message : String(error)}`];
  }
}
