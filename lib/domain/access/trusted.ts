import { Trust, TrustedCache } from '@/lib/platform/trust';
import type { AccessTokenHolder, ApiKeyHolder } from './store/credentials';
import type { SessionUser } from './store/sessions';

// Who holds which credential, as this process has read it and still may believe it (docs/adr/0036).

/** The triggers on the tables of credentials, people and projects notify of it. */
const trust = new Trust('probity_access');
const maxKept = 10_000;

export const trustedKeys = new TrustedCache<ApiKeyHolder>(trust, maxKept);
export const trustedTokens = new TrustedCache<AccessTokenHolder>(trust, maxKept);
export const trustedSessions = new TrustedCache<SessionUser>(trust, maxKept);

/** For a process that serves the API. Any other asks the database each time. Returns how to stop. */
export const followRevocations = (): (() => Promise<void>) => trust.follow();

/** What it returned before says that nothing was taken away since, where it returns the same. Null when nobody can say. */
export const revocationMark = (): number | null => (trust.isHeld ? trust.generation : null);

/** Calls whenever a credential or right may have been taken away. Returns how to stop that. */
export const onRevocation = (listener: () => void): (() => void) => trust.onChange(listener);
