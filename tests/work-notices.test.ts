import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/database/db';
import { newToken } from '@/lib/platform/ids';
import { announcePublished, announceWork } from '@/lib/platform/work/announce';
import { workChannel } from '@/lib/platform/work/work-channel';
import { workerDatabase } from '@/tests/fixtures/database';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject } from '@/tests/fixtures/project';
import { until } from '@/tests/fixtures/until';

const listener = new pg.Client({ connectionString: workerDatabase().ownerUrl });
const heard: string[] = [];

beforeAll(async () => {
  await listener.connect();
  listener.on('notification', ({ payload = '' }) => heard.push(payload));
  await listener.query(`listen ${workChannel}`);
});
afterAll(() => listener.end());

/** Notifications arrive in the order of their commits, so everything sent before the mark is heard before it. */
async function heardUntilNow(): Promise<string[]> {
  const mark = newToken('evt');
  await asOwner('select pg_notify($1, $2)', [workChannel, mark]);
  await until(
    () => heard,
    (all) => all.includes(mark),
  );
  return heard.splice(0).filter((payload) => payload !== mark);
}

describe('workers', () => {
  it('are notified of an event after its commit', async () => {
    const project = await aProject();
    await heardUntilNow();
    const body = { company_name: 'Soon Ltd', country: 'GB' };
    await project.ask('POST', `${project.execute}/init`, { body });
    expect(
      await until(
        () => heard,
        (all) => all.length > 0,
      ),
    ).toContain('events');
  });

  it('are notified by one statement together with all others who follow the commit', async () => {
    await heardUntilNow();
    let sent = 0;
    const count = () => void (sent += 1);
    const { statements } = db();
    statements.on('acquire', count);
    announcePublished(1);
    announceWork();
    await until(
      () => heard,
      (all) => all.includes('events'),
    );
    statements.off('acquire', count);
    expect(sent).toBe(1);
  });

  it('are not notified inside the transaction, which would serialise all transactions that notify', async () => {
    await heardUntilNow();
    await asOwner(
      `insert into events (token, project_id, type, data) values ($1, null, 'flow.requested', '{}')`,
      [newToken('evt')],
    );
    expect(await heardUntilNow()).toEqual([]);
  });
});
