import type { FirstRun } from '../../scripts/start/announce.ts';

/** A served product on loopback. */
export interface Target {
  host: string;
  port: number;
  projectHash: string;
  apiKey: string;
  people: FirstRun['users'];
}

export function targetOf(baseUrl: string, firstRun: FirstRun): Target {
  const { hostname, port } = new URL(baseUrl);
  return {
    host: hostname,
    port: Number(port),
    projectHash: firstRun.project_hash,
    apiKey: firstRun.api_key,
    people: firstRun.users,
  };
}

export interface Outcome {
  requests: number;
  /** A sentence for each violation. */
  findings: string[];
}

/** The size of each attack. */
export interface Scale {
  seed: number;
  randomPaths: number;
  /** Size of a single body. */
  largestBodyBytes: number;
  errorsAtOnce: number;
  guessesAtOnce: number;
  together: { idleConnections: number; slowBodies: number; guessesPerSecond: number; seconds: number };
}

export const shortScale: Scale = {
  seed: 1,
  randomPaths: 200,
  largestBodyBytes: 16 * 1024 * 1024,
  errorsAtOnce: 3,
  guessesAtOnce: 40,
  together: { idleConnections: 300, slowBodies: 100, guessesPerSecond: 10, seconds: 2 },
};

export const fullScale: Scale = {
  seed: 1,
  randomPaths: 5_000,
  largestBodyBytes: 512 * 1024 * 1024,
  errorsAtOnce: 20,
  guessesAtOnce: 300,
  together: { idleConnections: 9_000, slowBodies: 1_500, guessesPerSecond: 50, seconds: 20 },
};

export interface Attack {
  name: string;
  run(target: Target, scale: Scale): Promise<Outcome>;
}
