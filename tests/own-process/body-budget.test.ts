import { expect, it } from 'vitest';
import { aProject, type TestProject } from '@/tests/fixtures/project';

// It fills the 64 MiB for the bodies of all projects, which takes seconds.

const whole = JSON.stringify({ type: 'Person', last_name: 'Abbott' });

/** A body that sends this much, and ends after `end`. */
const arriving = (first: string, last: string, end: Promise<void>): ReadableStream =>
  new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(first)),
    pull: async (controller) => {
      await end;
      controller.enqueue(Buffer.from(last));
      controller.close();
    },
  });

const send = (project: TestProject, raw: ReadableStream) => project.ask('POST', '/v1/entities', { raw });

it('bodies of one project do not push out that of another', async () => {
  const [quiet, loud] = [await aProject(), await aProject()];
  const end = Promise.withResolvers<void>();
  const older = arriving(whole.slice(0, 9), whole.slice(9), end.promise);
  const answer = send(quiet, older);
  await expect.poll(() => older.locked).toBe(true);
  const large = ' '.repeat(1024 * 1024 - 1);
  const others = Array.from({ length: 70 }, () => send(loud, arriving(large, ' ', end.promise)));
  const refused = await Promise.race(others);
  end.resolve();
  expect([refused.status, (await answer).status]).toEqual([503, 201]);
  await Promise.all(others);
});
