import { readiness } from '@/lib/api/readiness';
import { openRoute } from '@/lib/api/open-route';
import { sharedProbe } from '@/lib/api/shared-probe';

/** The database is asked once a second at most, however often the monitors ask. */
const currentReadiness = sharedProbe(readiness, 1000);

export const GET = openRoute(async () => {
  const parts = await currentReadiness();
  const isReady = Object.values(parts).every((part) => part === 'ok');
  return { status: isReady ? 200 : 503, body: { status: isReady ? 'ready' : 'not ready', parts } };
});
