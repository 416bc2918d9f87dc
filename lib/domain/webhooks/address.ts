import { env } from '@/lib/platform/settings/env';
import { ValidationFailed } from '@/lib/platform/errors/errors';
import { faultOfAddress, type Reach } from '@/lib/platform/outbound/guarded-address';

export const reachOfWebhooks = (): Reach =>
  env.PROBITY_ALLOW_LOOPBACK_WEBHOOKS ? 'public or loopback' : 'public';

/** Throws `ValidationFailed` (400) for an address that is not allowed here (API §8.4). */
export function refuseForbiddenAddress(url: string): void {
  const message = faultOfAddress(url, reachOfWebhooks());
  if (message !== null) throw new ValidationFailed([{ field: 'url', message, code: 'address_not_allowed' }]);
}
