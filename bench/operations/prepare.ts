import { createApiKey } from '@/lib/domain/access/service/create-api-key';
import { createWebhook } from '@/lib/domain/webhooks/service/create';
import { newApiKey } from '@/lib/platform/crypto';
import { selectDatabaseProfile } from '@/lib/platform/database-profiles';
import { aProject, aUser } from '../../tests/fixtures/factories';
import { consoleHeaders } from '../../tests/fixtures/sessions';

/** What the loader and the load generator need to know of a project. */
export interface Prepared {
  projectId: number;
  apiKey: string;
  userToken: string;
  webhookToken: string;
  /** Of a person who is signed in. */
  session: Record<string, string>;
}

const peopleOfProject = 40;

async function prepareProject(): Promise<Prepared> {
  const ctx = await aProject();
  const apiKey = newApiKey('staging');
  await createApiKey(ctx, apiKey, 'unlimited');
  const people = [];
  for (let n = 0; n < peopleOfProject; n += 1) people.push(await aUser(ctx));
  const userToken = people[0] ?? '';
  const webhook = await createWebhook(ctx, { url: 'https://example.com/', events: ['*'] });
  const actor = { id: userToken, name: 'A person', type: 'user' as const, role: 'analyst' as const };
  const session = await consoleHeaders({ ...ctx, actor });
  return { projectId: ctx.project.id, apiKey, userToken, webhookToken: webhook.id, session };
}

selectDatabaseProfile('web');
process.send?.([await prepareProject(), await prepareProject()]);
process.once('disconnect', () => process.exit());
