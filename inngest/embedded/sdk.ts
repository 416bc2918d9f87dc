import type { Inngest, InngestFunction } from 'inngest';
import { serve } from 'inngest/edge';
import type { InngestEvent } from './expression';
import type { Step } from './store/steps';

const url = 'http://embedded.runner/api/inngest';

/** The step id that makes the SDK run the function from the top. */
export const wholeFunction = 'step';

export interface Execution {
  functionId: string;
  runId: string;
  event: InngestEvent;
  stepId: string;
  attempt: number;
  maxAttempts: number;
  /** In the order in which they finished. */
  doneSteps: readonly Step[];
  /** While steps are planned, the SDK must only report the steps that it finds, and run none. */
  reportOnly: boolean;
}

export interface Answer {
  /** 200: the function returned. 206: a list of ops. Other: it threw. */
  status: number;
  body: unknown;
  noRetry: boolean;
  retryAfter: string | null;
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

  async execute(execution: Execution): Promise<Answer> {
    const query = new URLSearchParams({ fnId: execution.functionId, stepId: execution.stepId });
    const answer = this.#send('POST', `${url}?${query}`, {}, bodyOf(execution)).then(toAnswer);
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

/** Without `fn_id` in `ctx`, because with it the SDK would checkpoint to an Inngest server. */
const bodyOf = (execution: Execution) => ({
  version: -1,
  event: execution.event,
  events: [execution.event],
  steps: Object.fromEntries(execution.doneSteps.map((step) => [step.id, memoOf(step)])),
  ctx: {
    run_id: execution.runId,
    attempt: execution.attempt,
    max_attempts: execution.maxAttempts,
    disable_immediate_execution: execution.reportOnly,
    use_api: false,
    stack: { stack: execution.doneSteps.map((step) => step.id), current: execution.doneSteps.length },
  },
});

const memoOf = ({ data, error }: Step) => (error ? { type: 'error', error } : { type: 'data', data });

async function toAnswer(response: Response): Promise<Answer> {
  return {
    status: response.status,
    body: await response.json(),
    noRetry: response.headers.get('x-inngest-no-retry') === 'true',
    retryAfter: response.headers.get('retry-after'),
  };
}

/** Code that never returns counts as a failed attempt, so that it does not block its run forever. */
async function withTimeout(answer: Promise<Answer>, timeoutMs: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<Answer>((resolve) => {
    const body = { name: 'Error', message: `The attempt did not end within ${timeoutMs / 1_000} s.` };
    timer = setTimeout(resolve, timeoutMs, { status: 500, body, noRetry: false, retryAfter: null });
  });
  return Promise.race([answer, timedOut]).finally(() => clearTimeout(timer));
}
