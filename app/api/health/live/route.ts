import { openRoute } from '@/lib/api/open-route';

/** Says that the process is running. Does not check its dependencies, because a restart would not repair them. */
export const GET = openRoute(async () => ({ status: 200, body: { status: 'live' } }));
