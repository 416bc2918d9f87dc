import { env } from './env';

/** A server that runs the functions instead of the embedded runner (docs/adr/0059). */
export interface InngestServer {
  baseUrl: string;
  eventKey: string;
  signingKey: string;
  /** Where it reaches this process, or a proxy in front of it. */
  serveOrigin: string;
}

/** Undefined if the embedded runner is used. The settings contain all four or none. */
export function inngestServer(): InngestServer | undefined {
  const {
    INNGEST_BASE_URL: baseUrl,
    INNGEST_EVENT_KEY: eventKey,
    INNGEST_SIGNING_KEY: signingKey,
    INNGEST_SERVE_ORIGIN: serveOrigin,
  } = env;
  if (!baseUrl || !eventKey || !signingKey || !serveOrigin) return undefined;
  return { baseUrl, eventKey, signingKey, serveOrigin };
}
