import { readiness } from '@/lib/api/readiness';
import { openRoute } from '@/lib/api/open-route';

export const GET = openRoute(async () => {
  const parts = await readiness();
  const isReady = Object.values(parts).every((part) => part === 'ok');
  return { status: isReady ? 200 : 503, body: { status: isReady ? 'ready' : 'not ready', parts } };
});
