import { beforeAll, describe, expect, it } from 'vitest';
import { alertKinds } from '@/bench/fixtures/alert-kinds';
import { aCase, anAlert } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { consoleHeaders } from '@/tests/fixtures/sessions';

let project: TestProject;
let other: TestProject;
let ofCase: { token: string; name: string };
let tokens: { ward: string; mismatch: string; han: string; percent: string };

async function aScreeningAlert(
  of: TestProject,
  subjectName: string,
  matchedName: string,
  { case_token, primary_name = matchedName }: { case_token?: string; primary_name?: string } = {},
) {
  const { token } = await anAlert(of.ctx, { subjectName, case_token });
  const match = JSON.stringify({ ...alertKinds[0]?.match, matched_name: matchedName, primary_name });
  await asOwner(`update alerts set match = $2 where token = $1`, [token, match]);
  return token;
}

beforeAll(async () => {
  [project, other] = [await aProject(), await aProject()];
  ofCase = await aCase(project.ctx);
  tokens = {
    ward: await aScreeningAlert(project, 'Renata Quispe', 'QUISPÉ MAMANI, Renata', {
      case_token: ofCase.token,
      primary_name: 'Sendero Dorado',
    }),
    mismatch: (await anAlert(project.ctx, { subjectName: 'Anna O’Hara' })).token,
    han: await aScreeningAlert(project, '王明', '欧阳晓光'),
    percent: await aScreeningAlert(project, '100% Kaffee_Haus GmbH', 'Kaffeehaus'),
  };
  await aScreeningAlert(other, 'Renata Quispe', 'Renata QUISPE');
});

async function found(q: string, more: Record<string, string> = {}): Promise<string[]> {
  const query = new URLSearchParams({ q, ...more });
  const { status, json } = await project.ask('GET', `/v1/alerts?${query}`);
  expect(status, q).toBe(200);
  const counts = await project.ask('GET', `/v1/alerts/counts?${query}`);
  expect([json.meta.total, counts.json.data.total], q).toEqual([json.data.length, json.data.length]);
  return json.data.map(({ token }: { token: string }) => token);
}

describe('alerts · search', () => {
  it.each([
    ['the subject’s name, ignoring case', 'rENATA quis', 'ward'],
    ['the listed name', 'mamani, ren', 'ward'],
    ['the listed party’s main name when an alias has matched', 'sendero', 'ward'],
    ['the summary of an alert without a match', 'differs from the record', 'mismatch'],
    ['text with punctuation', 'o’hara', 'mismatch'],
    ['Han text of two characters', '王明', 'han'],
    ['Han text of one character, at the start of a word', '欧', 'han'],
    ['Han text of two characters, inside a name', '晓光', 'han'],
    ['Han text of three characters, anywhere', '阳晓光', 'han'],
    ['one letter, at the start of a word', 'm', 'ward'],
    ['two letters, at the start of a word', 'qu', 'ward'],
    ['wildcards as text', '0% kaffee_h', 'percent'],
    ['text with spaces around it', '  quispe ', 'ward'],
  ] as const)('finds %s', async (_, q, name) => {
    expect(await found(q)).toEqual([tokens[name]]);
  });

  it('finds the name of the case, and complete tokens of alert and case', async () => {
    expect(await found(ofCase.name.toLowerCase())).toEqual([tokens.ward]);
    expect(await found(ofCase.token)).toEqual([tokens.ward]);
    expect(await found(tokens.han.toUpperCase())).toEqual([tokens.han]);
    expect(await found(tokens.han.slice(0, -1))).toEqual([]);
  });

  it('finds a case by its number in the usual short forms, among alerts and cases', async () => {
    const number = Number(ofCase.name.replace('CAS-', ''));
    for (const q of [`cas-${number}`, `CAS ${number}`, `Cas${number}`]) {
      expect(await found(q), q).toEqual([tokens.ward]);
      const { json } = await project.ask('GET', `/v1/cases?${new URLSearchParams({ q })}`);
      expect(
        json.data.map(({ token }: { token: string }) => token),
        q,
      ).toEqual([ofCase.token]);
    }
  });

  it.each(['%', '_', '/', '--', '。', '\u0301'])('finds nothing for %j, like every other list', async (q) => {
    const marked = { type: 'Company', company_name: `A ${q} B`, external_reference: `1 ${q} 2` };
    expect((await project.ask('POST', '/v1/entities', { body: marked })).status).toBe(201);
    expect(await found(q)).toEqual([]);
    const headers = await consoleHeaders(await project.person('analyst'));
    expect((await ask('POST', `/v1/alerts/next?${new URLSearchParams({ q })}`, { headers })).status).toBe(
      204,
    );
    for (const path of ['/v1/cases', '/v1/entities']) {
      const { status, json } = await project.ask('GET', `${path}?${new URLSearchParams({ q })}`);
      expect([status, json.data, json.meta.total], path).toEqual([200, [], 0]);
    }
    const counts = await project.ask('GET', `/v1/cases/counts?${new URLSearchParams({ q })}`);
    expect([counts.status, counts.json.data.total]).toEqual([200, 0]);
  });

  it('finds no text that spans two names, and no short text inside a word', async () => {
    for (const q of ['quispe quispé', '明', 'ui', 'nobody']) expect(await found(q), q).toEqual([]);
  });

  it('can be combined with every other filter, and within a case', async () => {
    expect(await found('quispe', { status: 'Open', sla_status: 'On Track' })).toEqual([tokens.ward]);
    expect(await found('quispe', { status: 'Resolved' })).toEqual([]);
    const { json } = await project.ask('GET', `/v1/cases/${ofCase.token}/alerts?q=Renata`);
    expect(json.data.map(({ token }: { token: string }) => token)).toEqual([tokens.ward]);
  });

  it('finds no alert of another project, also by its token', async () => {
    const [theirs] = (await other.ask('GET', '/v1/alerts?q=quispe')).json.data;
    expect(await found(theirs.token)).toEqual([]);
  });

  it('limits which alert is taken next', async () => {
    const apart = await aProject();
    await aScreeningAlert(apart, 'Anton Wesk', 'Anton WESK');
    const wanted = await aScreeningAlert(apart, 'Berta Zyl', 'Berta ZYL');
    const headers = await consoleHeaders(await apart.person('analyst'));
    const next = () => ask('POST', '/v1/alerts/next?q=zyl', { headers });
    expect((await next()).json.data.token).toBe(wanted);
    expect((await next()).status).toBe(204);
  });

  it.each(['', '  ', 'x'.repeat(201)])('refuses %j with 400', async (q) => {
    for (const path of ['/v1/alerts', '/v1/alerts/counts']) {
      const { status, json } = await project.ask('GET', `${path}?${new URLSearchParams({ q })}`);
      expect([status, json.error.details[0].field]).toEqual([400, 'q']);
    }
  });
});
