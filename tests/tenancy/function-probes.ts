import { expect } from 'vitest';
import { aFilledProject, type FilledProject } from '@/tests/fixtures/filled-project';
import { agree, aPerson } from '@/tests/fixtures/hosted-journey';
import { asOwner, type Send, undoneAsOwner } from '@/tests/fixtures/owner';
import { twinOf } from '@/tests/fixtures/twin-project';
import { accessCalls } from './function-calls/access';
import type { Asked, Call, Calls } from './function-calls/asked';
import { auditCalls } from './function-calls/audit';
import { flowCalls } from './function-calls/flows';
import { guardCalls } from './function-calls/guards';
import { sampleCalls } from './function-calls/sample';
import { searchCalls } from './function-calls/search';
import { totalsCalls } from './function-calls/totals';
import { webhookCalls } from './function-calls/webhooks';

// Calls functions of the database as their owner, who is not subject to row-level security. Each must return the same
// whether or not another project has the same tokens, and must neither change nor lock a row of the other.

const calls: Calls = {
  ...accessCalls,
  ...auditCalls,
  ...flowCalls,
  ...guardCalls,
  ...sampleCalls,
  ...searchCalls,
  ...totalsCalls,
  ...webhookCalls,
};

/** An id that no project has. */
const noProject = -1;

interface Projects {
  project: FilledProject;
  twin: number;
  /** What each call returned before there was a twin. */
  alone: Map<string, unknown>;
}

/** Adds an entity that belongs to no case, an owner, and a journey that has begun. */
async function addRows(project: FilledProject): Promise<void> {
  const { ask, tokens } = project;
  const body = { type: 'Person', first_name: 'Una', last_name: 'Vale' };
  tokens.held = (await ask('POST', '/v1/entities', { body })).json.data.token;
  const people = await ask('GET', `/v1/cases/${tokens.cas}/entities?type=Person`);
  const owners = [{ entity_token: people.json.data[0].token, ownership_percentage: 40 }];
  await ask('PUT', `/v1/entities/${tokens.ent}/owners`, { body: { owners } });
  const who = await aPerson(project);
  await agree(who);
  tokens.visited = who.flow_token ?? '';
}

let everyVersion: Promise<string> | undefined;

/** What changes or locks a row now. Autovacuum removes the marks of undone transactions at any time. */
const heldBy = `case when pg_xact_status(nullif(xmax::text, '0')::xid8) = 'in progress' then xmax end`;

/** The current version of each project's rows, and what locks them. */
async function readVersions(): Promise<string> {
  const tables = await asOwner<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'project_id' order by 1`,
  );
  return tables
    .map(
      ({ name }) =>
        `select '${name}' as table, string_agg(concat_ws(' ', ctid, xmin, ${heldBy}), ',' order by ctid) as versions
         from "${name}" where project_id = $1`,
    )
    .join(' union all ');
}

const versionsOf = async (send: Send, project: number) =>
  send(await (everyVersion ??= readVersions()), [project], 'versions-of-rows');

const inProject = <Result>(
  { project, twin }: Pick<Projects, 'project' | 'twin'>,
  work: (asked: Asked, send: Send) => Promise<Result>,
): Promise<Result> =>
  undoneAsOwner(async (send) => {
    const own = project.ctx.project.id;
    await send(`select set_config('app.project_id', $1, true)`, [String(own)]);
    const token = (kind: string) => project.tokens[kind] ?? '';
    return work({ own, twin, token, rows: (text, ...values) => send(text, values) }, send);
  });

async function callsAlone(project: FilledProject): Promise<Map<string, unknown>> {
  const alone = new Map<string, unknown>();
  for (const [name, { prepare, make }] of Object.entries(calls)) {
    const result = await inProject({ project, twin: noProject }, async (asked) => {
      await prepare?.(asked);
      return make(asked);
    }).catch((cause: unknown) => {
      throw new Error(`${name}: the call fails`, { cause });
    });
    alone.set(name, result);
  }
  return alone;
}

async function prepareProjects(): Promise<Projects> {
  const project = await aFilledProject();
  await addRows(project);
  const alone = await callsAlone(project);
  return { project, twin: (await twinOf(project.ctx)).project.id, alone };
}

let prepared: Promise<Projects> | undefined;

async function expectAsAlone(name: string, call: Call): Promise<void> {
  const projects = await (prepared ??= prepareProjects());
  await inProject(projects, async (asked, send) => {
    await call.prepare?.(asked);
    await call.differ?.(asked);
    const before = await versionsOf(send, projects.twin);
    expect(await call.make(asked)).toEqual(projects.alone.get(name));
    if (!call.isOfEveryProject) expect(await versionsOf(send, projects.twin)).toEqual(before);
  });
}

export interface FunctionProbe {
  name: string;
  /** The name of the function. */
  of: string;
  expectNoLeak(): Promise<void>;
}

export const functionProbes: FunctionProbe[] = Object.entries(calls).map(([name, call]) => ({
  name: `${call.of}: ${name}`,
  of: call.of,
  expectNoLeak: () => expectAsAlone(name, call),
}));
