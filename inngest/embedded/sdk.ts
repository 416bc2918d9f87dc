import type { Inngest, InngestFunction } from 'inngest';
import { serve } from 'inngest/edge';
import { retryTimeOf } from './retry-after';
import type { Step } from './store/steps';
import type { Turn } from './store/turns';

const url = 'http://embedded.runner/api/inngest';
/** Makes the SDK run the function from the start. */
const wholeFunction = 'step';

export interface Answer {
  /** 200: the function returned. 206: a list of ops. Other: it threw. */
  status: number;
  body: unknown;
  noRetry: boolean;
  /** When the code asked to be retried. */
  retryAt: Date | undefined;
}

export class Sdk {
  readonly #handler: (request: Request) => Promise<Response>;
  readonly #timeoutMs: number;

  constructor(client: Inngest.Any, functions: readonly InngestFunction.Any[], timeoutMs: number) {
    this.#handler = serve({ client, functions: [...functions] });
    this.#timeoutMs = timeoutMs;
  }

  async describe(): Promise<unknown> {
    const response = await this.#send('PUT', url, { 'x-inngest-sync-kind': 'in_band' }, { url });
    if (response.ok) return response.json();
    throw new Error(
      `The Inngest SDK answered ${response.status} when asked for its functions. ` +
        'The embedded runner needs a client in dev mode (isDev: true).',
    );
  }

  async execute(turn: Turn, maxAttempts: number): Promise<Answer> {
    const query = new URLSearchParams({ fnId: turn.run.function_id, stepId: wholeFunction });
    const answer = this.#send('POST', `${url}?${query}`, {}, bodyOf(turn, maxAttempts)).then(toAnswer);
    return withTimeout(answer, this.#timeoutMs);
  }

  #send(method: string, address: string, headers: Record<string, string>, body: object): Promise<Response> {
    return this.#handler(
      new Request(address, {
        method,
        headers: { host: 'embedded.runner', 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    );
  }
}

/** Without `fn_id` in `ctx`, because the SDK would then checkpoint to an Inngest server. */
const bodyOf = ({ run, steps }: Turn, maxAttempts: number) => ({
  version: -1,
  event: run.event,
  events: [run.event],
  steps: Object.fromEntries(steps.map((step) => [step.id, memoOf(step)])),
  ctx: {
    run_id: run.id,
    attempt: run.attempt,
    max_attempts: maxAttempts,
    disable_immediate_execution: false,
    use_api: false,
    stack: { stack: steps.map((step) => step.id), current: steps.length },
  },
});

const memoOf = ({ data, error }: Step) => (error ? { type: 'error', error } : { type: 'data', data });

async function toAnswer(response: Response): Promise<Answer> {
  return {
    status: response.status,
    body: await response.json(),
    noRetry: response.headers.get('x-inngest-no-retry') === 'true',
    retryAt: retryTimeOf(response.headers.get('retry-after')),
  };
}

/** Code that never returns counts as a failed attempt, so that it does not block its run forever. */
async function withTimeout(answer: Promise<Answer>, timeoutMs: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<Answer>((resolve) => {
    const body = { name: 'Error', message: `The attempt did not end within ${timeoutMs / 1_000} s.` };
    timer = setTimeout(resolve, timeoutMs, { status: 500, body, noRetry: false, retryAt: undefined });
  });
  return Promise.race([answer, timedOut]).finally(() => clearTimeout(timer));
}
