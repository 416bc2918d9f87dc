import { openRoute } from '@/lib/api/open-route';

/** The process runs and answers. Says nothing of the parts behind it: a restart would not mend those. */
export const GET = openRoute(async () => ({ status: 200, body: { status: 'live' } }));
