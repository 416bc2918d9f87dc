import { readiness } from '@/lib/api/front/readiness';
import { openRoute } from '@/lib/api/open-route';
import { sharedProbe } from '@/lib/api/front/shared-probe';

/** Queries the database at most once a second, however often monitors ask. */
const currentReadiness = sharedProbe(readiness, 1000);

export const GET = openRoute(async () => {
  const parts = await currentReadiness();
  const isReady = Object.values(parts).every((part) => part === 'ok');
  if (isReady) return { status: 200, body: { status: 'ready', parts } };
  return { status: 503, headers: { 'Retry-After': '5' }, body: { status: 'not ready', parts } };
});
