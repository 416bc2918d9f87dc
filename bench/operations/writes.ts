import type { Client } from 'pg';
import type { Call } from './calls.ts';
import type { Prepared } from './prepare.ts';

export interface Write {
  name: string;
  /** Default: POST. */
  method?: 'PATCH';
  /** Selects the tokens of the rows to change. `$1` is the project. */
  of?: string;
  /** Rows per call. Default: 1. */
  perCall?: number;
  /** Calls per window, if the default of a hundred would leave too few rows for the next run. */
  callsOfWindow?: number;
  pathOf(token: string): string;
  bodyOf?(n: number, tokens: string[], project: Prepared): object;
}

const bulk = 10;
const randomOf = (table: string, condition = 'true') =>
  `select token from ${table} where project_id = $1 and ${condition} order by md5(token)`;
const alertsOf = (status: string) => randomOf('alerts', `status = '${status}'`);
const casesOf = (status: string) => randomOf('cases', `status = '${status}'`);
const openCases = `select token from cases where project_id = $1 and status <> 'Closed'`;
const colleague = { reason: 'Not mine to decide.' };

export const writes: Write[] = [
  {
    name: 'acknowledge an alert',
    of: alertsOf('Open'),
    pathOf: (token) => `/v1/alerts/${token}/acknowledge`,
  },
  {
    name: 'assign an alert',
    of: alertsOf('Open'),
    pathOf: (token) => `/v1/alerts/${token}/assign`,
    bodyOf: (_n, _tokens, { userToken }) => ({ user_id: userToken }),
  },
  {
    name: 'escalate an alert',
    of: alertsOf('Acknowledged'),
    pathOf: (token) => `/v1/alerts/${token}/escalate`,
    bodyOf: (_n, _tokens, { userToken }) => ({ ...colleague, escalate_to: userToken }),
  },
  {
    name: 'resolve an alert',
    of: alertsOf('Acknowledged'),
    pathOf: (token) => `/v1/alerts/${token}/resolve`,
    bodyOf: () => ({ action: 'Approve', rationale: 'Another person.', is_false_positive: true }),
  },
  {
    name: `acknowledge ${bulk} alerts`,
    of: alertsOf('Open'),
    perCall: bulk,
    callsOfWindow: 25,
    pathOf: () => '/v1/alerts/bulk/acknowledge',
    bodyOf: (_n, alert_tokens) => ({ alert_tokens }),
  },
  {
    name: `resolve ${bulk} alerts`,
    of: alertsOf('Acknowledged'),
    perCall: bulk,
    callsOfWindow: 25,
    pathOf: () => '/v1/alerts/bulk/resolve',
    bodyOf: (_n, alert_tokens) => ({
      alert_tokens,
      action: 'Approve',
      rationale: 'Other people.',
      is_false_positive: true,
    }),
  },
  {
    name: 'comment on a case',
    of: casesOf('In Review'),
    pathOf: (token) => `/v1/cases/${token}/comments`,
    bodyOf: (n) => ({ type: 'Comment', body: `The document ${n} has arrived.` }),
  },
  {
    name: 'open a case',
    pathOf: () => '/v1/cases',
    bodyOf: (n) => ({
      type: 'Review',
      entity_category: 'Person',
      entity: { type: 'Person', first_name: 'Mary', last_name: `Ward ${n}`, country: 'GB' },
    }),
  },
  {
    name: 'move a case',
    of: casesOf('New'),
    pathOf: (token) => `/v1/cases/${token}/transitions`,
    bodyOf: () => ({ trigger: 'progress' }),
  },
  {
    name: 'escalate a case',
    of: casesOf('In Progress'),
    pathOf: (token) => `/v1/cases/${token}/escalate`,
    bodyOf: (_n, _tokens, { userToken }) => ({ ...colleague, escalate_to: userToken }),
  },
  {
    name: 'close a case',
    of: casesOf('In Review'),
    pathOf: (token) => `/v1/cases/${token}/close`,
    bodyOf: () => ({ decision: 'Decline', summary: 'Nothing arrived.' }),
  },
  {
    name: 'create an entity',
    pathOf: () => '/v1/entities',
    bodyOf: (n) => ({ type: 'Person', first_name: 'Mary', last_name: `Ward ${n}`, country: 'GB' }),
  },
  {
    name: 'change an entity',
    method: 'PATCH',
    of: randomOf('entities'),
    pathOf: (token) => `/v1/entities/${token}`,
    bodyOf: () => ({ country: 'NO', metadata: { segment: 'retail' } }),
  },
  {
    name: 'waive a check',
    of: randomOf('checks', `status = 'Failed' and case_token in (${openCases})`),
    pathOf: (token) => `/v1/checks/${token}/waive`,
    bodyOf: () => ({ reason: 'Already verified externally' }),
  },
  {
    name: 'calculate a risk',
    of: casesOf('In Progress'),
    pathOf: (token) => `/v1/cases/${token}/risk-assessments`,
  },
  {
    name: 'override a risk',
    of: randomOf('risk_assessments', openAssessment('In Progress')),
    pathOf: (token) => `/v1/risk-assessments/${token}/override`,
    bodyOf: () => ({ tier: 'High', justification: 'The source of funds is unclear.' }),
  },
  {
    name: 'approve a risk',
    of: randomOf('risk_assessments', openAssessment('New')),
    pathOf: (token) => `/v1/risk-assessments/${token}/approve`,
    bodyOf: () => ({ notes: 'Reviewed with the documents.' }),
  },
];

function openAssessment(caseStatus: string): string {
  return `status = 'Active' and case_token in (select token from cases where project_id = $1 and status = '${caseStatus}')`;
}

function tokensOfCalls(tokens: readonly string[], perCall: number): string[][] {
  const whole = Math.floor(tokens.length / perCall);
  return Array.from({ length: whole }, (_, n) => tokens.slice(n * perCall, (n + 1) * perCall));
}

async function changedTokens(
  client: Client,
  { of, perCall = 1 }: Write,
  { projectId }: Prepared,
  count: number,
): Promise<string[][]> {
  if (!of) return Array.from({ length: count }, () => []);
  const { rows } = await client.query<{ token: string }>(`${of} limit ${count * perCall}`, [projectId]);
  return tokensOfCalls(
    rows.map(({ token }) => token),
    perCall,
  );
}

/** At most `count` calls, depending on how many rows can be changed. */
export async function writeCalls(
  client: Client,
  write: Write,
  project: Prepared,
  count: number,
): Promise<Call[]> {
  const { method = 'POST', pathOf, bodyOf } = write;
  const headers = { 'X-API-KEY': project.apiKey, ...(bodyOf && { 'Content-Type': 'application/json' }) };
  const changed = await changedTokens(client, write, project, count);
  return changed.map((tokens, n) => ({
    method,
    path: pathOf(tokens[0] ?? ''),
    headers,
    body: bodyOf && JSON.stringify(bodyOf(n, tokens, project)),
  }));
}
