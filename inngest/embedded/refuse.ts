import { nextTick } from './next-tick';
import { functionFailed, retriesOf, type FunctionConfig, type Trigger } from './function-config';

export interface Refusal {
  function_id: string;
  options: string[];
}

/** Thrown at startup, so that no option is silently ignored. */
export class RefusedFunctions extends Error {
  constructor(readonly refusals: readonly Refusal[]) {
    const list = refusals.map(({ function_id, options }) => `${function_id} (${options.join('; ')})`);
    super(`The embedded runner does not honour these options: ${list.join(', ')}.`);
    this.name = 'RefusedFunctions';
  }
}

const supported = ['id', 'name', 'triggers', 'steps', 'concurrency'];
/** Option names as written in a function, for those that the SDK reports under another name. */
const ownNames: Record<string, string> = { cancel: 'cancelOn' };
const maxRetries = 20;

export function unsupportedOptions(config: FunctionConfig): string[] {
  const { triggers, concurrency } = config;
  return [
    ...unknownKeys(config, supported, ''),
    ...triggers.flatMap(unsupportedInTrigger),
    ...(concurrency === undefined || isLimit(concurrency)
      ? []
      : ['concurrency: other than a whole number above 0']),
    ...(retriesOf(config) > maxRetries ? [`retries above ${maxRetries}`] : []),
  ];
}

const isLimit = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value > 0;

function unsupportedInTrigger({ event = '', expression, cron, ...others }: Trigger): string[] {
  return [
    ...unknownKeys(others, [], 'triggers.'),
    ...(event.startsWith('inngest/') && event !== functionFailed
      ? [`triggers.event: ${event} is never sent`]
      : []),
    // The SDK turns `onFailure` into a function with such a trigger.
    ...(expression === undefined ? [] : [event === functionFailed ? 'onFailure' : 'triggers.if']),
    ...(cron === undefined ? [] : errorIn('triggers.cron', () => nextTick(cron))),
  ];
}

const unknownKeys = (value: object, known: readonly string[], prefix: string) =>
  Object.keys(value).flatMap((key) => (known.includes(key) ? [] : [prefix + (ownNames[key] ?? key)]));

function errorIn(option: string, read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return [`${option}: ${error instanceof Error ? error.message : String(error)}`];
  }
}
