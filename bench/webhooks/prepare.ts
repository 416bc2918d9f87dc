import { selectDatabaseProfile } from '@/lib/platform/database/database-profiles';
import { createWebhook } from '@/lib/domain/webhooks/service/create';
import { aProject } from '../../tests/fixtures/factories';

// Creates ten projects, each with a webhook for all events at the given URL.

selectDatabaseProfile('batch');
const [url = ''] = process.argv.slice(2);
const projects = await Promise.all(Array.from({ length: 10 }, () => aProject()));
for (const ctx of projects) await createWebhook(ctx, { url, events: ['*'] });
process.send?.(projects.map(({ project }) => project.id));
process.exit();
