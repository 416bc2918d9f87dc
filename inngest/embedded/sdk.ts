import type { Inngest, InngestFunction } from 'inngest';
import { serve } from 'inngest/edge';
import type { InngestEvent } from './expression';
import type { Step } from './store';

const url = 'http://embedded.runner/api/inngest';

/** Where the SDK begins when it is not told to run one step: at the top of the function. */
export const fromTheTop = 'step';

export interface Exchange {
  functionId: string;
  runId: string;
  event: InngestEvent;
  /** The step to run, or `fromTheTop`. */
  stepId: string;
  attempt: number;
  maxAttempts: number;
  /** In the order in which they ended. */
  doneSteps: readonly Step[];
  /** Set while steps are planned: the SDK must then report what it finds, and run nothing by itself. */
  reportOnly: boolean;
}

export interface Answer {
  /** 200: the function returned. 206: a list of ops. Else: it threw. */
  status: number;
  body: unknown;
  noRetry: boolean;
  retryAfter: string | null;
}

/** The SDK's own public handler, in process: the runner speaks to it as an Inngest server does, and in no other way. */
export class Sdk {
  readonly #handler: (request: Request) => Promise<Response>;
  readonly #timeoutMs: number;

  constructor(client: Inngest.Any, functions: readonly InngestFunction.Any[], timeoutMs: number) {
    this.#handler = serve({ client, functions: [...functions] });
    this.#timeoutMs = timeoutMs;
  }

  /** Every function's configuration. */
  async describe(): Promise<unknown> {
    const response = await this.#send('PUT', url, { 'x-inngest-sync-kind': 'in_band' }, { url });
    if (response.ok) return response.json();
    throw new Error(
      `The Inngest SDK answered ${response.status} when asked for its functions. ` +
        'The embedded runner needs a client in dev mode (isDev: true).',
    );
  }

  async execute(exchange: Exchange): Promise<Answer> {
    const query = new URLSearchParams({ fnId: exchange.functionId, stepId: exchange.stepId });
    const answer = this.#send('POST', `${url}?${query}`, {}, bodyOf(exchange)).then(read);
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

/** No `fn_id` in `ctx`: with it the SDK would checkpoint to a server of its own. */
const bodyOf = (exchange: Exchange) => ({
  version: -1,
  event: exchange.event,
  events: [exchange.event],
  steps: Object.fromEntries(exchange.doneSteps.map((step) => [step.id, memoOf(step)])),
  ctx: {
    run_id: exchange.runId,
    attempt: exchange.attempt,
    max_attempts: exchange.maxAttempts,
    disable_immediate_execution: exchange.reportOnly,
    use_api: false,
    stack: { stack: exchange.doneSteps.map((step) => step.id), current: exchange.doneSteps.length },
  },
});

const memoOf = ({ data, error }: Step) => (error ? { type: 'error', error } : { type: 'data', data });

async function read(response: Response): Promise<Answer> {
  return {
    status: response.status,
    body: await response.json(),
    noRetry: response.headers.get('x-inngest-no-retry') === 'true',
    retryAfter: response.headers.get('retry-after'),
  };
}

/** Code that never ends must not hold its run for ever: it counts as an attempt that failed. */
async function withTimeout(answer: Promise<Answer>, timeoutMs: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Answer>((resolve) => {
    const body = { name: 'Error', message: `The attempt did not end within ${timeoutMs / 1_000} s.` };
    timer = setTimeout(resolve, timeoutMs, { status: 500, body, noRetry: false, retryAfter: null });
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
