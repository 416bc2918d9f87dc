import { describe, expect, it } from 'vitest';
import { routes } from '@/generated/routes';
import { currentMatcher } from '@/lib/domain/watchlists/matcher-in-force';
import { warmUp } from '@/processes/warm-up';
import { asOwner } from '@/tests/fixtures/owner';

const flowsOfNoProject = () => asOwner('select from flows where project_id = 0');

describe('warm-up', () => {
  it('validates input of every operation, queries the database and the pages, and writes nothing', async () => {
    const asked: (string | undefined)[] = [];
    await warmUp({
      routes,
      servePage(request, response) {
        asked.push(request.url);
        response.end();
      },
      matcher: currentMatcher(),
    });
    expect(asked).toEqual(['/sign-in', '/alerts', '/api/auth/csrf']);
    expect(await flowsOfNoProject()).toEqual([]);
  });

  it('fails with the reason when a page cannot be served', async () => {
    const failing = warmUp({ routes, servePage: (request) => request.destroy(), matcher: null });
    await expect(failing).rejects.toThrow('fetch failed');
  });
});
