import { selectDatabaseProfile } from '@/lib/platform/database/database-profiles';
import { aProject } from '../../tests/fixtures/factories';
import { aProject as aTestProject } from '../../tests/fixtures/project';
import { sessionCookie } from '../../tests/fixtures/sessions';

// Ten people, each with the maximum number of streams per caller, and one project for each of eight writers.

selectDatabaseProfile('batch');
const followed = await aTestProject();
const people = await Promise.all(Array.from({ length: 10 }, () => followed.person('analyst')));
const cookies = await Promise.all(people.map((person) => sessionCookie(person)));
const others = await Promise.all(Array.from({ length: 8 }, () => aProject()));
process.send?.({
  followed: followed.ctx.project.id,
  cookies,
  others: others.map(({ project }) => project.id),
});
process.exit();
