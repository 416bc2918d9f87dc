import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { execa } from 'execa';
import { bundled } from '@/tests/fixtures/bundled';
import { aProject, type TestProject } from '@/tests/fixtures/project';

const program = bundled('processes/manage-access.ts');

/** As in a shell that has none of the service's settings, or that has its environment. */
async function run(environment: Record<string, string>, ...args: string[]) {
  const env = { PROBITY_DATA_DIR: join(tmpdir(), 'no-such-data-folder'), ...environment };
  const { exitCode, stdout, stderr } = await execa(process.execPath, [program, ...args], {
    env,
    reject: false,
  });
  return { exitCode, stdout, stderr };
}

const creating = ['projects', 'create', '--name', 'A bank'];
const ofDatabase =
  'This database is of production, and this command runs for staging: set PROBITY_ENVIRONMENT=production.';

let project: TestProject;

beforeAll(async () => {
  project = await aProject({ environment: 'production' });
});

describe('the operator’s commands in a database of production', () => {
  it('refuse to create a project for staging, and print no key', async () => {
    expect(await run({}, ...creating)).toEqual({ exitCode: 1, stdout: '', stderr: ofDatabase });
  });

  it.each([
    ['keys', 'rotate'],
    ['people', 'reset', 'admin@probity.example'],
  ])('refuse %s %s for staging, and say which environment the project is of', async (...command) => {
    const { exitCode, stderr } = await run({}, ...command, '--project', project.hash);
    expect([exitCode, stderr]).toEqual([1, ofDatabase.replace('database', 'project')]);
  });

  it('create a project for production', async () => {
    const { stdout } = await run({ PROBITY_ENVIRONMENT: 'production' }, ...creating);
    expect(JSON.parse(stdout).api_key).toMatch(/^pk_production_/);
  });
});
