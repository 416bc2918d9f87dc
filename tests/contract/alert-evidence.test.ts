import { beforeAll, describe, expect, it } from 'vitest';
import { Alert } from '@/lib/domain/alerts/schema';
import { FlowResult } from '@/lib/domain/flows/result-schema';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

async function screen(asking: TestProject, body: object): Promise<{ result: FlowResult; alerts: Alert[] }> {
  const { json } = await asking.ask('POST', `${asking.execute}/screening/api`, { body });
  const result = FlowResult.parse(json);
  const listed = (await asking.ask('GET', `/v1/alerts?case_token=${result.case_token}`)).json.data;
  const whole = listed.map(async ({ token }: Alert) => {
    const { data } = (await asking.ask('GET', `/v1/alerts/${token}`)).json;
    expect(Alert.parse(data)).toEqual(data);
    return data;
  });
  return { result, alerts: await Promise.all(whole) };
}

async function ownList(asking: TestProject, name: string, ...entries: object[]): Promise<string> {
  const { json } = await asking.ask('POST', '/v1/watchlists', { body: { name } });
  const path = `/v1/watchlists/${json.data.token}`;
  for (const body of entries) await asking.ask('POST', `${path}/entries`, { body });
  return path;
}

describe('alerts · evidence of a match', () => {
  it('contains the whole listed party, from which the rationale is made', async () => {
    const body = { name: 'Arkady Valentinovich Morozov', date_of_birth: '1970-09-30', country: 'GB' };
    const { result, alerts } = await screen(project, body);
    const version = result.screening?.lists[0]?.version;
    expect(alerts).toMatchObject([
      {
        subject: { name: 'Arkady Valentinovich Morozov', type: 'Person' },
        case_name: result.case_reference,
        evidence: {
          names: [
            { name: 'MOROZOV, Arkady Valentinovich', kind: 'primary', quality: 'strong' },
            { name: 'Аркадий Валентинович Морозов', kind: 'alias', quality: 'strong' },
            { name: 'Arkadi Morosow', kind: 'alias', quality: 'strong' },
          ],
          dates_of_birth: ['1968-04-12'],
          nationalities: ['RU'],
          remarks: 'Invented. Director of an invented shipping company.',
          articles: [],
          positions: [],
          lists: [{ name: 'Probity Sample List', version, source_url: 'https://sample-list.example/P-1' }],
        },
        rationale: expect.stringMatching(/^Name agrees\b.*; born 2 years apart; residence GB, listed RU$/),
      },
    ]);
  });

  it('stays as it was when the list changes', async () => {
    const own = await aProject();
    const entry = { name: 'Quillon Brandeth', list_entry_id: 'crm-17', date_of_birth: '1970-02-03' };
    const path = await ownList(own, 'Former customers', entry);
    const { alerts } = await screen(own, { name: 'Quillon Brandeth' });
    await own.ask('DELETE', `${path}/entries/crm-17`);
    const { data } = (await own.ask('GET', `/v1/alerts/${alerts[0]?.token}`)).json;
    expect(data.evidence).toEqual(alerts[0]?.evidence);
    expect(data.evidence).toMatchObject({ dates_of_birth: ['1970-02-03'], lists: [{ version: '2' }] });
  });

  it('contains the offices of a PEP and the articles of adverse media', async () => {
    const pep = await screen(project, { name: 'Ann PEP' });
    expect(pep.alerts).toMatchObject([
      { evidence: { positions: [{ title: 'Minister of Sand' }], articles: [] } },
    ]);
    expect(pep.alerts[0]?.rationale).toContain('listed as Minister of Sand');
    const media = await screen(project, { name: 'Ann MEDIA' });
    expect(media.alerts).toMatchObject([
      { evidence: { articles: [{ publisher: 'The Sandbox Gazette', published_on: '2020-01-01' }] } },
    ]);
  });
});

describe('alerts · one listed party', () => {
  const passport = { type: 'Passport', value: 'QX 123-456', country: 'GB' };
  const quillon = { name: 'Quillon Brandeth', identifiers: [passport] };

  it('that is on several lists with one identifier raises one alert, which names all lists', async () => {
    const own = await aProject();
    await ownList(own, 'Barred', { ...quillon, list_entry_id: 'b-1' });
    await ownList(own, 'Former customers', {
      ...quillon,
      name: 'Quilon Brandeth',
      list_entry_id: 'f-1',
      identifiers: [{ ...passport, type: 'National passport', value: 'QX123456' }],
    });
    const { result, alerts } = await screen(own, { name: 'Quillon Brandeth' });
    expect(alerts).toHaveLength(1);
    const { evidence, rationale, token } = alerts[0]!;
    expect(evidence).toMatchObject({
      names: [{ name: 'Quillon Brandeth' }, { name: 'Quilon Brandeth' }],
      identifiers: [passport],
      lists: [
        { name: 'Barred', list_entry_id: 'b-1' },
        { name: 'Former customers', list_entry_id: 'f-1' },
      ],
    });
    expect(rationale).toMatch(/; on Barred and Former customers$/);
    expect(result.screening?.matches).toMatchObject([
      { list: 'Barred', alert_token: token },
      { list: 'Former customers', alert_token: token },
    ]);
  });

  it('does not include another entry of the same list, nor one with another identifier', async () => {
    const own = await aProject();
    await ownList(own, 'Barred', { ...quillon, list_entry_id: 'b-1' }, { ...quillon, list_entry_id: 'b-2' });
    const identifiers = [{ ...passport, value: 'QX 999-999' }];
    await ownList(own, 'Former customers', { ...quillon, identifiers, list_entry_id: 'f-1' });
    expect((await screen(own, { name: 'Quillon Brandeth' })).alerts).toHaveLength(3);
  });
});
