import { aProject, aUser } from '@/tests/fixtures/factories';
import { selectDatabaseProfile } from '@/lib/platform/database/database-profiles';

// Projects with people; the first project has the alerts.

selectDatabaseProfile('batch');
const ctx = await aProject();
const reviewers = await Promise.all(Array.from({ length: 3 }, () => aUser(ctx, { role: 'reviewer' })));
for (let n = 0; n < 99; n += 1) await aProject();
process.send?.({ projectId: ctx.project.id, assignee: reviewers[0] });
process.exit();
