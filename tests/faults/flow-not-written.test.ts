import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner, rowCounts } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

let project: TestProject;

/** The audit records of a flow are written last, after all of its rows. */
beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
  await asOwner(`create function refuse_record() returns trigger language plpgsql as $$
    begin raise exception 'x' using errcode = '22012'; end $$`);
  await asOwner(`create trigger refuse_record before insert on audit_log for each row
    when (new.project_id = ${project.ctx.project.id}) execute function refuse_record()`);
});
afterAll(async () => {
  await asOwner('drop trigger refuse_record on audit_log');
  await asOwner('drop function refuse_record');
});

describe('a flow that cannot be written completely', () => {
  it.each([
    ['a screening without a match', '/screening/api', { name: 'Priya Raman' }],
    ['a screening with a match', '/screening/api', { name: 'Folasade Oyelaran' }],
    ['a company', '/api', { company_name: 'Quiet Water Ltd', country: 'GB' }],
  ])('leaves nothing: %s', async (_what, path, request) => {
    const before = await rowCounts(project.ctx);
    const body = { ...request, external_reference: `never ${path}` };
    const { status } = await project.ask('POST', project.execute + path, { body });
    expect(status).toBe(500);
    expect(await rowCounts(project.ctx)).toEqual(before);
  });
});
