import { env } from './env';

/** A server that runs the functions in place of the embedded runner (docs/adr/0059). */
export interface InngestServer {
  baseUrl: string;
  eventKey: string;
  signingKey: string;
  /** Where it reaches this process, or a proxy before it. */
  serveOrigin: string;
}

/** Undefined where the embedded runner runs them. The settings have all four or none. */
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
