import { oauthMetadata } from '@/lib/api/oauth-metadata';
import { openRoute } from '@/lib/api/open-route';

export const GET = openRoute(async () => ({ status: 200, body: oauthMetadata() }));
