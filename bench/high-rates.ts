import { peoplePlan, ratePlans } from '@/lib/api/callers/rate-limit';

// Requests on the Enterprise plan and by people are counted as usual, but never refused: the bucket has room for a
// minute of them. Every process of a benchmark imports this, because a process with the usual rate would find the
// shared bucket emptied.
for (const plan of [ratePlans.enterprise, peoplePlan]) {
  Object.assign(plan, { perMinute: 600_000, burst: 600_000 });
}
