import { expect } from 'vitest';
import { unassigned } from '@/lib/domain/assignee';
import type { Operation } from '@/lib/domain/operation';
import type { FilledProject } from '@/tests/fixtures/filled-project';
import { listedKind, valuesFor } from '@/tests/fixtures/filter-values';
import { type FilterValues, filtersOf, singles } from '@/tests/fixtures/list-requests';
import { asOwner } from '@/tests/fixtures/owner';
import { placesOf } from './request-tokens';
import { readings, tokenOf } from './requests';

// Requests with each filter of each list and each of its values.

const later = '2100-01-01T00:00:00Z';

/** Values that a filled project or only its twin has, in addition to the general ones. */
const ownValues: Record<string, FilterValues> = {
  Alerts: {
    status: ['Open'],
    category: ['Sanctions Hit'],
    priority: ['Critical'],
    assigned_to: [unassigned],
    due_to: [later],
    resolved_to: [later],
    q: ['Acme', 'Twin'],
  },
  Cases: {
    status: ['New'],
    type: ['Review'],
    assigned_to: [unassigned],
    closed_to: [later],
    q: ['held', 'Twin'],
  },
  Entities: {
    country: ['IR'],
    verification_status: ['Not Started', 'Failed'],
    q: ['Blue', 'Twin'],
    name_like: ['Herno', 'Twim'],
    result: ['Pending'],
  },
  Flows: { flow_type: ['screening'] },
  'Audit logs': { event_type: ['case.created'], to: [later] },
  Webhooks: { status: ['pending'] },
};

/** Ends an alert and a case, because some filters find only what has ended. */
export async function endSome(project: FilledProject): Promise<void> {
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await project.ask(method, path, { body });
    expect(answer.status, path).toBe(200);
    return answer.json.data;
  };
  const others = (rows: { token: string }[], held?: string) =>
    rows.find(({ token }) => token !== held)?.token;
  const alert = others(await ask('GET', '/v1/alerts?status=Open'), project.tokens.alt);
  await ask('POST', `/v1/alerts/${alert}/acknowledge`);
  await ask('POST', `/v1/alerts/${alert}/resolve`, { action: 'Decline', rationale: 'It is them.' });
  const ended = others(await ask('GET', '/v1/cases?type=Review&status=New'), project.tokens.cas);
  for (const trigger of ['progress', 'review'])
    await ask('POST', `/v1/cases/${ended}/transitions`, { trigger });
  await ask('POST', `/v1/cases/${ended}/close`, { decision: 'Decline' });
}

export const filteredReadings = readings.filter(
  ({ answer, path }) => answer.shape === 'list' || path.endsWith('/counts'),
);

function tokensFor(project: FilledProject, op: Operation): FilterValues {
  const places = placesOf(op).filter(({ part }) => part === 'query');
  return Object.fromEntries(places.map(({ field, kind }) => [field, [tokenOf(project, kind)]]));
}

/** List, entry and model of an alert's match. */
const matchOf = async ({ ctx }: FilledProject): Promise<FilterValues> => {
  const [found] = await asOwner<Record<string, string>>(
    `select list, list_entry_id, model_version from alerts where project_id = $1 and list is not null
     order by token limit 1`,
    [ctx.project.id],
  );
  return Object.fromEntries(Object.entries(found ?? {}).map(([name, value]) => [name, [value]]));
};

function together(...all: FilterValues[]): FilterValues {
  const names = new Set(all.flatMap((values) => Object.keys(values)));
  return Object.fromEntries([...names].map((name) => [name, all.flatMap((values) => values[name] ?? [])]));
}

/** Throws if a filter has no value. */
export async function filteredQueries(project: FilledProject, op: Operation): Promise<string[]> {
  const own = [ownValues[listedKind(op)] ?? {}, tokensFor(project, op), await matchOf(project)];
  const values = together(valuesFor(op), ...own);
  for (const name of filtersOf(op)) {
    if (!values[name]) throw new Error(`${op.id}: give ${name} values in tests/fixtures/filter-values.ts.`);
  }
  return singles(filtersOf(op), values);
}
