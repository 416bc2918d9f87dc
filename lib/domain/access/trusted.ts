import { Trust, TrustedCache } from '@/lib/platform/trust';
import type { AccessTokenHolder, ApiKeyHolder } from './store/credentials';
import type { SessionUser } from './store/sessions';

// Cached holders of credentials, for as long as this process can trust them (docs/adr/0036).

/** Notified by the triggers on the tables of credentials, people and projects. */
const trust = new Trust('probity_access');
const maxKept = 10_000;

export const trustedKeys = new TrustedCache<ApiKeyHolder>(trust, maxKept);
export const trustedTokens = new TrustedCache<AccessTokenHolder>(trust, maxKept);
export const trustedSessions = new TrustedCache<SessionUser>(trust, maxKept);

/** For a process that serves the API; others ask the database each time. Returns a function that stops it. */
export const followRevocations = (): (() => Promise<void>) => trust.follow();

/** Equal marks mean nothing was revoked in between. Null when unknown. */
export const revocationMark = (): number | null => (trust.isHeld ? trust.generation : null);

/** Calls back whenever a credential or right may have been revoked. Returns a function that stops it. */
export const onRevocation = (listener: () => void): (() => void) => trust.onChange(listener);
