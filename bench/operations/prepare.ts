import { createApiKey } from '@/lib/domain/access/service/create-api-key';
import { createOauthClient } from '@/lib/domain/access/service/create-oauth-client';
import { openSession } from '@/lib/domain/access/service/open-session';
import { maxOwnEntries } from '@/lib/domain/watchlists/own/limits';
import { addWatchlistEntries } from '@/lib/domain/watchlists/own/add-watchlist-entries';
import { createWatchlist } from '@/lib/domain/watchlists/own/create-watchlist';
import { maxEntriesPerRequest } from '@/lib/domain/watchlists/schema';
import { createWebhook } from '@/lib/domain/webhooks/service/create';
import type { Context } from '@/lib/platform/context';
import { newApiKey } from '@/lib/platform/crypto';
import { selectDatabaseProfile } from '@/lib/platform/database/database-profiles';
import { newToken } from '@/lib/platform/ids';
import { aProject, aUser } from '../../tests/fixtures/factories';
import { consoleHeaders } from '../../tests/fixtures/sessions';

/** Data of a project for the loader and the load generator. */
export interface Prepared {
  projectId: number;
  apiKey: string;
  userToken: string;
  webhookToken: string;
  importToken: string;
  watchlistToken: string;
  /** Session of a signed-in admin. */
  session: Record<string, string>;
}

const peopleOfProject = 40;
const sessionsOfPerson = 5;
const oauthClients = 10;
/** A long session, because kept rows are measured on later days too. */
const sessionSeconds = 30 * 24 * 60 * 60;

async function createEntries(ctx: Context, count: number): Promise<string> {
  const { token } = await createWatchlist(ctx, { name: 'Former customers', category: 'watchlist' });
  for (let first = 1; first <= count; first += maxEntriesPerRequest) {
    const entries = Array.from({ length: maxEntriesPerRequest }, (_, n) => ({
      entity_type: 'person' as const,
      name: `Customer ${first + n}`,
    }));
    await addWatchlistEntries(ctx, token, entries);
  }
  return token;
}

async function signIn(admin: Context): Promise<Record<string, string>> {
  for (let n = 1; n < sessionsOfPerson; n += 1) await openSession(admin, admin.actor.id, sessionSeconds);
  const session = await openSession(admin, admin.actor.id, sessionSeconds);
  return consoleHeaders(admin, { session, maxAge: sessionSeconds });
}

async function prepareProject(entries: number): Promise<Prepared> {
  const ctx = await aProject();
  const apiKey = newApiKey('staging');
  await createApiKey(ctx, apiKey, 'unlimited');
  const userToken = await aUser(ctx, { role: 'admin' });
  for (let n = 1; n < peopleOfProject; n += 1) await aUser(ctx);
  const webhook = await createWebhook(ctx, { url: 'https://example.com/', events: ['*'] });
  for (let n = 1; n <= oauthClients; n += 1) {
    await createOauthClient(ctx, { name: `Service ${n}`, scopes: ['cases:read'] });
  }
  const actor = { id: userToken, name: 'A person', type: 'user' as const, role: 'admin' as const };
  return {
    projectId: ctx.project.id,
    apiKey,
    userToken,
    webhookToken: webhook.id,
    importToken: newToken('imp'),
    watchlistToken: await createEntries(ctx, entries),
    session: await signIn({ ...ctx, actor }),
  };
}

selectDatabaseProfile('web');
process.send?.([await prepareProject(maxOwnEntries), await prepareProject(maxEntriesPerRequest)]);
process.once('disconnect', () => process.exit());
