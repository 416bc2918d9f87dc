import { describe, expect, it } from 'vitest';
import { requestStalledImports } from '@/lib/domain/imports/service/request-stalled-imports';
import { workOffImports } from '@/lib/domain/imports/service/work-off-imports';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';

const path = '/v1/entities/imports';
const fileOf = (header: string, ...lines: string[]) => [header, ...lines, ''].join('\n');
const customers = (count: number) =>
  fileOf('type,last_name', ...Array.from({ length: count }, (_, n) => `Person,Raman ${n}`));

const requestsFor = ({ ctx }: TestProject) =>
  asOwner(`select token from events where project_id = $1 and type = 'entity_import.requested'`, [
    ctx.project.id,
  ]);

const namesIn = async ({ ctx }: TestProject) =>
  (
    await asOwner<{ full_name: string }>('select full_name from entities where project_id = $1', [
      ctx.project.id,
    ])
  ).map(({ full_name }) => full_name);

describe('entities · import · the work', () => {
  it('continues where a worker stopped, and creates nothing twice', async () => {
    const own = await aProject();
    await own.ask('POST', path, { body: customers(250) });
    expect(await workOffImports(own.ctx, 0)).toEqual({ done: 100, has_more: true });
    const [half] = (await own.ask('GET', path)).json.data;
    expect(half).toMatchObject({ status: 'In Progress', lines_summary: { created: 100, pending: 150 } });
    expect(await workOffImports(own.ctx)).toEqual({ done: 150, has_more: false });
    expect(new Set(await namesIn(own)).size).toBe(250);
    expect(await namesIn(own)).toHaveLength(250);
  });

  it('rolls back a whole batch when its worker is lost', async () => {
    const own = await aProject();
    await own.ask('POST', path, { body: customers(150) });
    // As when the connection breaks at the commit of the second batch.
    await asOwner(
      `create function lose_worker() returns trigger language plpgsql as
         $$ begin raise exception 'lost' using errcode = '57P01'; end $$`,
    );
    await asOwner(
      `create constraint trigger lose_worker after update on entity_imports deferrable initially deferred
         for each row when (new.created_count > 100 and new.project_id = ${own.ctx.project.id}) execute function lose_worker()`,
    );
    await expect(workOffImports(own.ctx)).rejects.toThrow('lost');
    expect(await namesIn(own)).toHaveLength(100);
    await asOwner('drop function lose_worker cascade');
    await workOffImports(own.ctx);
    expect(await namesIn(own)).toHaveLength(150);
  });

  it('is done once by concurrent workers, completely', async () => {
    const own = await aProject();
    for (let n = 0; n < 3; n += 1) await own.ask('POST', path, { body: customers(300) });
    const pieces = await Promise.all(Array.from({ length: 3 }, () => workOffImports(own.ctx)));
    expect(pieces.reduce((sum, { done }) => sum + done, 0)).toBe(900);
    expect(await namesIn(own)).toHaveLength(900);
    const { data } = (await own.ask('GET', path)).json;
    expect(data.map(({ lines_summary }: { lines_summary: object }) => lines_summary)).toEqual(
      Array.from({ length: 3 }, () => ({ total: 300, pending: 0, created: 300, failed: 0 })),
    );
  });

  it('gives up only a line that the database refuses for good', async () => {
    const own = await aProject();
    await asOwner(
      `alter table entities add constraint no_bad_apple check (last_name is distinct from 'Bad Apple') not valid`,
    );
    const { json } = await own.ask('POST', path, {
      body: fileOf('type,last_name', 'Person,Ash', 'Person,Bad Apple', 'Person,Birch'),
    });
    await workOffImports(own.ctx);
    await asOwner('alter table entities drop constraint no_bad_apple');
    const { data } = (await own.ask('GET', `${path}/${json.data.token}/lines`)).json;
    expect(data).toMatchObject([
      { result: 'Created' },
      { result: 'Failed', error: { code: 'INTERNAL_ERROR', details: [] } },
      { result: 'Created' },
    ]);
    const log = (await own.ask('GET', '/v1/audit-logs?event_type=entity.created')).json;
    expect(log.meta.total).toBe(2);
  });

  it('is requested again after a minute without progress, and not before', async () => {
    const own = await aProject();
    await own.ask('POST', path, { body: customers(1) });
    await requestStalledImports('test');
    expect(await requestsFor(own)).toHaveLength(1);
    await asOwner(
      `update entity_imports set progressed_at = now() - interval '61 seconds' where project_id = $1`,
      [own.ctx.project.id],
    );
    await requestStalledImports('test');
    expect(await requestsFor(own)).toHaveLength(2);
    await workOffImports(own.ctx);
    await requestStalledImports('test');
    expect(await requestsFor(own)).toHaveLength(2);
  });

  it('leaves files of other projects alone', async () => {
    const [own, other] = [await aProject(), await aProject()];
    const { json } = await own.ask('POST', path, { body: customers(1) });
    expect(await workOffImports(other.ctx)).toEqual({ done: 0, has_more: false });
    for (const of of ['', '/lines'])
      expect((await other.ask('GET', `${path}/${json.data.token}${of}`)).status).toBe(404);
  });
});
