import { env } from '@/lib/platform/settings/env';
import { ValidationFailed } from '@/lib/platform/errors/errors';
import { faultOfAddress, isLoopbackAddress, type Reach } from '@/lib/platform/outbound/guarded-address';

export const reachOfWebhooks = (): Reach =>
  env.PROBITY_ALLOW_LOOPBACK_WEBHOOKS ? 'public or loopback' : 'public';

/** What developers try first; the command passes events on to their computer. */
const faultOfLoopback =
  'must be an https address of a public host; for one on your computer, run “npm run -s webhooks -- listen --forward ADDRESS”, as docs/guides/webhooks.md says';

function wordsOf(fault: string, url: string, reach: Reach): string {
  return reach === 'public' && isLoopbackAddress(url) ? faultOfLoopback : fault;
}

/** Throws `ValidationFailed` (400) for an address that is not allowed here (API §8.4). */
export function refuseForbiddenAddress(url: string): void {
  const reach = reachOfWebhooks();
  const fault = faultOfAddress(url, reach);
  if (fault === null) return;
  const message = wordsOf(fault, url, reach);
  throw new ValidationFailed([{ field: 'url', message, code: 'address_not_allowed' }]);
}
