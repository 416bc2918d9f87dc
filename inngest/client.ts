import { Inngest } from 'inngest';
import { describeWithoutMessage } from '@/lib/platform/errors/describe-error';
import { inngestServer } from '@/lib/platform/settings/inngest-server';
import { log } from '@/lib/platform/errors/log';
import { refuseFetch } from './embedded/refuse-fetch';

/** Errors arrive either directly or as a field of the logged object. */
const errorsIn = (logged: readonly unknown[]): Error[] =>
  logged
    .flatMap((each) => (typeof each === 'object' && each !== null ? [each, ...Object.values(each)] : []))
    .filter((each) => each instanceof Error);

/** The SDK logs the errors of steps, which may contain personal data, so its messages are replaced. */
const quiet = {
  debug: () => {},
  info: () => {},
  warn: () => log.warn('the Inngest SDK logged a warning'),
  error: (...logged: unknown[]) =>
    log.error({ errors: errorsIn(logged).map(describeWithoutMessage) }, 'a step failed'),
};

const server = inngestServer();

/**
 * Functions are registered with a server. Events are only sent through the outbox, whatever runs the
 * functions.
 */
const fetchOfServer: typeof fetch = (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  return server && !pathname.startsWith('/e/') ? fetch(input, init) : refuseFetch(input, init);
};

/** In dev mode requests are not signed, so the SDK is only called inside this process. */
export const inngest = new Inngest({
  id: 'probity',
  isDev: server === undefined,
  baseUrl: server?.baseUrl,
  eventKey: server?.eventKey,
  signingKey: server?.signingKey,
  logger: quiet,
  fetch: fetchOfServer,
});
