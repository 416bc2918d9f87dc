import { beforeAll, describe, expect, it } from 'vitest';
import { aProject, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;

beforeAll(async () => {
  project = await aProject();
});

const person = (first_name: string, last_name: string) => ({ type: 'Person', first_name, last_name });

async function create(body: object) {
  const { status, json } = await project.ask('POST', '/v1/entities', { body });
  expect(status, JSON.stringify(json)).toBe(201);
  return json.data;
}

async function found(list: string, text: string): Promise<number> {
  const { status, json } = await project.ask('GET', `/v1/${list}?q=${encodeURIComponent(text)}`);
  expect(status).toBe(200);
  return json.data.length;
}

describe('names · characters', () => {
  it.each([
    ['company_name', { company_name: 'Acme Ltd\nStatus Closed' }],
    ['registration_number', { registration_number: '123\nStatus Closed' }],
    ['external_reference', { external_reference: 'ref\tStatus' }],
    ['directors.0.last_name', { directors: [{ last_name: 'Clean\nent_01m8fedg3fzrvyajb38wxab7nb' }] }],
  ])('a flow refuses a line break or a tab in %s', async (field, given) => {
    const body = { company_name: 'Acme Ltd', country: 'GB', ...given };
    const { status, json } = await project.ask('POST', `${project.execute}/api`, { body });
    expect([status, json.error.details[0].field]).toEqual([400, field]);
    expect(json.error.details[0].message).toBe('must not contain line breaks or control characters');
  });

  it.each([
    ['Lan', 'Nguyễn'],
    ['민수', '김'],
    ['たろう', 'やまだ'],
  ])('composed and decomposed spellings of %s %s are one name', async (first, last) => {
    const [composed, decomposed] = [last.normalize('NFC'), last.normalize('NFD')];
    const other = await create(person(first.normalize('NFD'), decomposed));
    const { full_name } = await create(person(first.normalize('NFC'), composed));
    expect([other.full_name, other.last_name]).toEqual([full_name, composed]);
    for (const text of [composed, decomposed]) expect(await found('entities', text), text).toBe(2);
    for (const text of [composed, decomposed]) {
      const { status, json } = await project.ask('GET', `/v1/entities?name_like=${encodeURIComponent(text)}`);
      expect([status, json.meta.total], text).toEqual([200, 2]);
    }
  });

  it('finds cases and alerts of flows in either spelling', async () => {
    const body = { first_name: 'Zoë', last_name: 'Brùlée'.normalize('NFD'), country: 'GB' };
    expect((await project.ask('POST', `${project.execute}/kyc/api`, { body })).status).toBe(200);
    for (const form of ['NFC', 'NFD']) expect(await found('cases', 'Brùlée'.normalize(form)), form).toBe(1);
  });

  it('finds references and registration numbers in either spelling', async () => {
    const [reference, number] = ['Fählmann-7'.normalize('NFD'), 'Nº 4 Ø-Häuser'.normalize('NFD')];
    const company = { type: 'Company', company_name: 'Acme Ltd', registration_number: number };
    await create({ ...company, external_reference: reference });
    const opened = { type: 'Review', entity_category: 'Person', external_reference: reference };
    expect((await project.ask('POST', '/v1/cases', { body: opened })).status).toBe(201);
    for (const form of ['NFC', 'NFD']) {
      expect(await found('entities', reference.normalize(form)), form).toBe(1);
      expect(await found('entities', number.normalize(form)), form).toBe(1);
      expect(await found('cases', reference.normalize(form)), form).toBe(1);
    }
  });

  it('is one flow for a reference in either spelling', async () => {
    const tokens = await Promise.all(
      ['NFC', 'NFD'].map(async (form) => {
        const body = { name: 'Mary Ward', external_reference: 'Zoë-1'.normalize(form) };
        return (await project.ask('POST', `${project.execute}/screening/api`, { body })).json.flow_token;
      }),
    );
    expect(tokens[0]).toBe(tokens[1]);
  });
});
