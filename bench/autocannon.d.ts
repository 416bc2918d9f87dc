/** The part of autocannon that is used here. Neither it nor its published types declare the event `response`. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  export interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?(request: Request): Request;
  }

  export interface Options {
    url: string;
    connections: number;
    /** In seconds. */
    duration?: number;
    /** Number of requests, instead of a duration. */
    amount?: number;
    /** How often it checks whether to stop, in milliseconds. */
    sampleInt?: number;
    headers?: Record<string, string>;
    requests: Request[];
  }

  export interface Result {
    /** In seconds. */
    duration: number;
    errors: number;
    timeouts: number;
    non2xx: number;
  }

  /** An emitter of `response` (client, status, bytes, milliseconds), which is also the promise of its result. */
  export interface Instance extends EventEmitter, PromiseLike<Result> {
    stop(): void;
  }

  export default function autocannon(options: Options): Instance;
}
