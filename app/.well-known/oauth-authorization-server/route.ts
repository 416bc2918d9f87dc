import { oauthMetadata } from '@/lib/api/routes/oauth-metadata';
import { documentRoute } from '@/lib/api/open-route';

export const GET = documentRoute(async () => ({ status: 200, body: oauthMetadata() }));
