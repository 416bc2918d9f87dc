import { setTimeout as sleep } from 'node:timers/promises';

/** A running part of the product. */
export interface Running {
  /** Resolves to a sentence, without its full stop, when it has ended for any reason. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

export interface RestartLimits {
  /** Doubles with every death within the window. */
  firstDelayMs: number;
  /** This many deaths within the window are a loop. */
  maxDeaths: number;
  windowMs: number;
}

/** With these delays a process that dies immediately is given up after 15 s. */
export const processRestarts: RestartLimits = { firstDelayMs: 1_000, maxDeaths: 5, windowMs: 60_000 };
/** Everything waits for it. */
export const databaseRestarts: RestartLimits = { ...processRestarts, firstDelayMs: 250 };

interface Supervision {
  limits: RestartLimits;
  /** A rejection counts as a death. */
  restart(signal: AbortSignal): Promise<Running>;
  /** Reports to the operator. */
  notice(text: string): void;
}

export interface Supervised {
  /** Resolves to the reason if the part died too often. */
  givenUp: Promise<string>;
  stop(): Promise<void>;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Restarts a part when it ends, with increasing delays, until it has died too often or is stopped. */
export function supervise(first: Running, { limits, restart, notice }: Supervision): Supervised {
  const stopping = new AbortController();
  const stopped = new Promise<null>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve(null));
  });
  let running: Running | null = first;
  let deaths: number[] = [];

  /** @returns the delay before the next start in ms, or null after the last death */
  function delayAfterDeath(): number | null {
    const now = performance.now();
    deaths = [...deaths.filter((at) => now - at < limits.windowMs), now];
    return deaths.length < limits.maxDeaths ? limits.firstDelayMs * 2 ** (deaths.length - 1) : null;
  }

  /** @returns how it ended, or null if it should be stopped */
  async function untilDeath(): Promise<string | null> {
    if (running) return Promise.race([running.ended, stopped]);
    try {
      running = await restart(stopping.signal);
    } catch (error) {
      return stopping.signal.aborted ? null : messageOf(error);
    }
    return untilDeath();
  }

  async function watch(): Promise<string | null> {
    while (!stopping.signal.aborted) {
      const death = await untilDeath();
      if (death === null) return null;
      running = null;
      const delayMs = delayAfterDeath();
      if (delayMs === null) {
        return `${death}, and has ended ${deaths.length} times within ${limits.windowMs / 1000} s`;
      }
      notice(`${death}: restarted in ${delayMs / 1000} s`);
      await sleep(delayMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
    return null;
  }

  const watching = watch();
  return {
    givenUp: new Promise((resolve) => {
      void watching.then((reason) => reason !== null && resolve(reason));
    }),
    async stop() {
      stopping.abort();
      await watching;
      await running?.stop();
    },
  };
}
