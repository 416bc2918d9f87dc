import { openRoute } from '@/lib/api/open-route';

/** The process runs and answers. Does not check the parts behind it, because a restart would not repair them. */
export const GET = openRoute(async () => ({ status: 200, body: { status: 'live' } }));
