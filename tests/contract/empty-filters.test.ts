import { describe, expect, it } from 'vitest';
import { routes } from '@/generated/routes';
import { operationsOf } from '@/lib/api/registry';
import { aProject } from '@/tests/fixtures/project';
import { filtersOf } from '@/tests/fixtures/list-requests';

const filters = operationsOf(routes)
  .filter(({ method }) => method === 'GET')
  .flatMap((op) => filtersOf(op).map((name) => [op.id, name, op.query?.shape[name]] as const));

// A form or a script that lost its value asks for everything or for nothing without knowing.
describe('empty filters', () => {
  it.each(filters)('of %s are refused: %s', (_id, _name, schema) => {
    expect(schema?.safeParse('').success).toBe(false);
  });

  it('are answered with 400 and the name of the filter', async () => {
    const project = await aProject();
    for (const [path, field] of [
      ['alerts', 'assigned_to'],
      ['alerts/counts', 'case_token'],
      ['cases', 'entity_token'],
      ['audit-logs', 'target_token'],
    ]) {
      const { status, json } = await project.ask('GET', `/v1/${path}?${field}=`);
      expect([status, json.error.details]).toEqual([
        400,
        [{ field, message: 'must not be empty', code: 'too_small' }],
      ]);
    }
  });
});
