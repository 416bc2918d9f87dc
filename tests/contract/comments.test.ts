import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Comment } from '@/lib/domain/comments/schema';
import type { Role } from '@/lib/platform/context';
import { aCase, aUser } from '@/tests/fixtures/factories';
import { asOwner, rowCounts } from '@/tests/fixtures/owner';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { consoleHeaders } from '@/tests/fixtures/sessions';

let project: TestProject;
let token: string;

beforeAll(async () => {
  project = await aProject();
});

beforeEach(async () => {
  token = (await aCase(project.ctx)).token;
});

const path = () => `/v1/cases/${token}/comments`;
const post = (body: object) => project.ask('POST', path(), { body });
const list = async (query = '') => (await project.ask('GET', `${path()}${query}`)).json;
const postAs = async (role: Role, body: object) => {
  const person = await project.person(role);
  return { person, ...(await ask('POST', path(), { headers: await consoleHeaders(person), body })) };
};

const decision = { type: 'Decision', body: 'The wealth is explained.', decision: 'approve' };

describe('comments · create', () => {
  it('answers 201 with the comment and its author', async () => {
    const { person, status, json } = await postAs('analyst', {
      type: 'Comment',
      body: ' Called the client.\n',
    });
    expect(status).toBe(201);
    expect(Comment.parse(json.data)).toEqual(json.data);
    expect(json.data).toMatchObject({
      token: expect.stringMatching(/^cmt_/),
      case_token: token,
      author: { user_id: person.actor.id, name: 'The analyst', initials: 'TA' },
      type: 'Comment',
      body: ' Called the client.\n',
      decision: null,
      mentions: [],
    });
    expect((await list()).data).toEqual([json.data]);
  });

  it('accepts a Comment, a Note and a Decision from an API key, and names the key as the author', async () => {
    for (const body of [{ type: 'Note', body: 'Internal.' }, decision, { body: 'A Comment by default.' }]) {
      const { status, json } = await post(body);
      expect([status, json.data]).toMatchObject([201, { type: 'Comment', ...body }]);
      expect(json.data.author.user_id).toMatch(/^key_/);
    }
  });

  it.each(['approve', 'decline', 'escalate'])(
    'accepts the decision %s without changing the case',
    async (word) => {
      expect((await post({ ...decision, decision: word })).json.data.decision).toBe(word);
      expect((await project.ask('GET', `/v1/cases/${token}`)).json.data.status).toBe('New');
    },
  );

  it('accepts a Decision only from a reviewer, an admin, or with the scope risk:approve', async () => {
    const { status, json } = await postAs('analyst', decision);
    expect([status, json.error.code, json.error.details[0].code]).toEqual([
      403,
      'FORBIDDEN',
      'reviewer_required',
    ]);
    expect(json.error.message).toContain('risk:approve');
    expect((await list()).data).toEqual([]);
    for (const role of ['reviewer', 'admin'] as const)
      expect((await postAs(role, decision)).status).toBe(201);
  });

  it('is refused to an auditor with 403', async () => {
    expect((await postAs('auditor', { body: 'Read.' })).status).toBe(403);
  });

  it('notifies each mentioned person once', async () => {
    const [one, two] = [await aUser(project.ctx), await aUser(project.ctx, { role: 'auditor' })];
    const { json } = await post({ body: 'Please look.', mentions: [one, two, one] });
    expect(json.data.mentions).toEqual([one, two]);
    const told = await asOwner(
      `select user_token, kind, target_type, target_token, note from notifications
        where user_token = any($1) order by id`,
      [[one, two]],
    );
    const notification = { kind: 'case.commented', target_type: 'case', target_token: token, note: null };
    expect(told).toEqual([one, two].map((user_token) => ({ user_token, ...notification })));
  });

  it('refuses people who do not exist, are disabled or of another project, with 400', async () => {
    const disabled = await aUser(project.ctx);
    await asOwner('update users set disabled_at = now() where token = $1', [disabled]);
    const foreign = await aUser((await aProject()).ctx);
    const mentions = [await aUser(project.ctx), 'usr_nobody', disabled, foreign];
    const before = await rowCounts(project.ctx);
    const { status, json } = await post({ body: 'Look.', mentions });
    expect(status).toBe(400);
    expect(json.error.details.map((detail: { field: string }) => detail.field)).toEqual([
      'mentions.1',
      'mentions.2',
      'mentions.3',
    ]);
    expect(await rowCounts(project.ctx)).toEqual(before);
  });

  it('is in the audit trail without its text', async () => {
    const { json } = await post({ body: 'Passport P1234567.' });
    const { data } = (await project.ask('GET', `/v1/cases/${token}/audit-logs?event_type=case.commented`))
      .json;
    expect(data).toMatchObject([
      {
        target_type: 'case',
        target_token: token,
        details: { comment_token: json.data.token, type: 'Comment' },
      },
    ]);
    expect(JSON.stringify(data)).not.toContain('P1234567');
  });

  it.each<[string, object, string]>([
    ['the type System', { type: 'System', body: 'b' }, 'type'],
    ['an unknown type', { type: 'Memo', body: 'b' }, 'type'],
    ['no body', { type: 'Comment' }, 'body'],
    ['a blank body', { body: ' \n' }, 'body'],
    ['a body of 10,001 characters', { body: 'b'.repeat(10_001) }, 'body'],
    ['a NUL', { body: 'a\u0000b' }, 'body'],
    ['a Decision without decision', { type: 'Decision', body: 'b' }, 'decision'],
    ['a decision of a Comment', { type: 'Comment', body: 'b', decision: 'approve' }, 'decision'],
    ['a decision of a Note', { type: 'Note', body: 'b', decision: 'decline' }, 'decision'],
    ['an unknown decision', { ...decision, decision: 'Approve' }, 'decision'],
    ['more than 50 mentions', { body: 'b', mentions: Array(51).fill('usr_1') }, 'mentions'],
    ['an unknown field', { body: 'b', author: 'me' }, 'author'],
  ])('refuses %s with 400', async (_name, body, field) => {
    const { status, json } = await post(body);
    expect([status, json.error.details.map((detail: { field: string }) => detail.field)]).toEqual([
      400,
      [field],
    ]);
  });

  it('accepts a body of 10,000 characters', async () => {
    expect((await post({ body: 'b'.repeat(10_000) })).status).toBe(201);
  });

  it('is accepted on a Closed case', async () => {
    await asOwner(`update cases set status = 'Closed', closed_at = now() where token = $1`, [token]);
    expect((await post({ body: 'Filed.' })).status).toBe(201);
  });
});

describe('comments · list', () => {
  it('shows the newest first, page by page, each once, with an exact total', async () => {
    for (let n = 0; n < 5; n += 1) await post({ body: `Comment ${n}` });
    const other = await aCase(project.ctx);
    await project.ask('POST', `/v1/cases/${other.token}/comments`, { body: { body: 'Elsewhere' } });
    const seen: string[] = [];
    let cursor = '';
    do {
      const { data, meta } = await list(`?limit=2${cursor && `&cursor=${cursor}`}`);
      expect(meta.total).toBe(5);
      seen.push(...data.map(({ body }: { body: string }) => body));
      cursor = meta.page.cursor ?? '';
    } while (cursor);
    expect(seen).toEqual([4, 3, 2, 1, 0].map((n) => `Comment ${n}`));
    expect((await list('?sort=created_at')).data[0].body).toBe('Comment 0');
  });

  it('answers 404 for an unknown case, and 400 for an unknown filter', async () => {
    expect((await project.ask('GET', '/v1/cases/cas_nobody/comments')).status).toBe(404);
    expect((await project.ask('GET', `${path()}?type=Note`)).status).toBe(400);
  });
});
