import { oauthMetadata } from '@/lib/api/routes/oauth-metadata';
import { openRoute } from '@/lib/api/open-route';

export const GET = openRoute(async () => ({ status: 200, body: oauthMetadata() }));
