import { peoplePlan, ratePlans } from '@/lib/api/rate-limit';

// Requests are counted on the plan Enterprise and of people as usual, and none is refused: the bucket holds a minute of them. All
// processes of a benchmark import it, since one at the usual rate would find the bucket emptied by another.
for (const plan of [ratePlans.enterprise, peoplePlan]) {
  Object.assign(plan, { perMinute: 600_000, burst: 600_000 });
}
