import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runRequestedFlow } from '@/lib/domain/flows/service/run-requested';
import { closeImageReader, imageReader } from '@/lib/domain/image-reader';
import type { ChallengeAction } from '@/lib/domain/documents/schema';
import { drawSpecimen } from '@/lib/reading/specimens/draw';
import { drawFace, type FaceOptions } from '@/lib/reading/specimens/face';
import { type SpecimenWishes, specimenOf } from '@/lib/reading/specimens/specimen';
import { bringCase } from '@/tests/fixtures/cases';
import {
  aPerson,
  holderOf,
  type Person,
  putPart,
  reachCapture,
  sendImage,
} from '@/tests/fixtures/hosted-journey';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { patience } from '@/tests/fixtures/until';

// Set before the settings are first read. Reading gets more time, because other tests use the machine too.
process.env.PROBITY_READING = 'built-in';
process.env.PROBITY_READING_PATIENCE = '30';

let project: TestProject;

/** A drawn face of no real person. */
const face = { seed: 3 };

const shown: Record<ChallengeAction, Partial<FaceOptions>> = {
  look_ahead: {},
  turn_left: { yaw: -25 },
  turn_right: { yaw: 25 },
  smile: { smile: 1 },
  come_closer: { size: 0.62 },
};

const selfieOf = (action: ChallengeAction) =>
  sharp(drawFace({ ...face, ...shown[action] }))
    .jpeg()
    .toBuffer();

const owner = {
  surname: 'WARD',
  given_names: 'MARY',
  date_of_birth: '850123',
  expiration_date: '330501',
  nationality: 'GBR',
  issuing_state: 'GBR',
};

const drawn = async (content: SpecimenWishes['content'] = {}): Promise<Buffer> => {
  const wishes: SpecimenWishes = { format: 'TD3', seed: 40, content: { ...owner, ...content } };
  const portrait = drawFace({ ...face, size: 0.6, width: 700, height: 900 });
  return (await drawSpecimen(specimenOf(wishes), { portrait })).front;
};

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

afterAll(() => closeImageReader());

async function sendFrames(who: Person, actions: readonly ChallengeAction[]): Promise<void> {
  for (const action of actions) {
    const frame = { purpose: 'selfie', action, bytes: await selfieOf(action) } as const;
    expect(await sendImage(who, frame)).toMatchObject({ problems: [] });
  }
}

/** Starts the uploads in order before the challenge expires, and sends the bytes in another order after it. */
async function sendFramesLate(who: Person, actions: readonly ChallengeAction[]): Promise<void> {
  const begun: [upload: string, bytes: Buffer][] = [];
  for (const action of actions) {
    const bytes = await selfieOf(action);
    const body = { purpose: 'selfie', action, media_type: 'image/jpeg', byte_size: bytes.byteLength };
    begun.push([(await who.ask('POST', 'uploads', { body })).json.data.upload_token, bytes]);
  }
  await asOwner(
    `update journeys set challenge = jsonb_set(challenge, '{expires_at}', $2) where flow_token = $1`,
    [who.flow_token, JSON.stringify(new Date().toISOString())],
  );
  for (const [upload, bytes] of begun.toReversed()) await putPart(who, upload, 0, bytes);
  for (const [upload] of begun) await who.ask('POST', `uploads/${upload}/complete`);
}

async function sendWith(front: Buffer, given: object = {}, sendSelfie = sendFrames): Promise<Person> {
  const who = await aPerson(project, given);
  await reachCapture(who);
  expect(await sendImage(who, { purpose: 'front', bytes: front })).toMatchObject({ problems: [] });
  const { challenge } = (await who.ask('POST', 'challenge')).json.data;
  await sendSelfie(who, challenge.actions);
  await who.ask('POST', 'send');
  await runRequestedFlow(project.ctx, who.flow_token ?? '');
  return who;
}

const flowOf = async ({ flow_token }: Person) =>
  (await project.ask('GET', `/v1/flows/${flow_token}`)).json.data;

const checkOf = async (who: Person, code: string) => {
  const { checks } = (await flowOf(who)).checks_summary;
  const { token } = checks.find(({ type }: { type: string }) => type === code);
  return (await project.ask('GET', `/v1/checks/${token}`)).json.data;
};

/** Resolves when an image of theirs waits to be checked. */
async function checking(who: Person): Promise<void> {
  const states = async () => (await who.journey()).captures.map(({ status }) => status);
  await expect.poll(states, { timeout: patience.timeout }).toContain('checking');
}

describe('journeys · reading the images', patience, () => {
  it('shows the document in the result, and that a reviewer must compare the faces', async () => {
    const who = await sendWith(await drawn());
    const { document, biometric, overall_verdict } = await flowOf(who);
    expect(document).toMatchObject({
      document_type: 'passport',
      extracted_data: { full_name: 'MARY WARD', date_of_birth: '1985-01-23', expiration_date: '2033-05-01' },
    });
    expect(biometric).toMatchObject({
      liveness_verified: false,
      face_match: false,
      face_match_score: expect.any(Number),
    });
    expect(overall_verdict).toBe('Refer');
    const { result_data } = await checkOf(who, 'IDV_DOCUMENT');
    expect(result_data.compared).toMatchObject([
      { field: 'name', agreement: 'agree' },
      { field: 'date_of_birth', agreement: 'agree' },
      { field: 'nationality', agreement: 'missing' },
    ]);
  });

  it('passes when a reviewer approves the faces', async () => {
    const given = { first_name: 'Anna', last_name: 'Eriksson', date_of_birth: '1974-08-12' };
    const born = { surname: 'ERIKSSON', given_names: 'ANNA', date_of_birth: '740812' };
    const who = await sendWith(await drawn(born), given);
    const { case_token } = await flowOf(who);
    const { data } = (await project.ask('GET', `/v1/cases/${case_token}/alerts`)).json;
    expect(data).toMatchObject([{ status: 'Open' }]);
    const path = `/v1/alerts/${data[0].token}`;
    await project.ask('POST', `${path}/acknowledge`);
    const body = { action: 'Approve', rationale: 'The same face, live.', is_false_positive: false };
    await project.ask('POST', `${path}/resolve`, { body });
    expect((await flowOf(who)).overall_verdict).toBe('Pass');
  });

  it('counts frames as they arrived, whenever their uploads were started', async () => {
    const given = { first_name: 'Owen', last_name: 'Late' };
    const who = await sendWith(await drawn(), given, sendFramesLate);
    const { reading } = (await checkOf(who, 'IDV_BIOMETRIC')).result_data;
    expect(reading.challenge).toMatchObject({ followed: true, in_order: false, in_time: false });
  });

  it('raises one alert for an expired document of somebody else', async () => {
    const front = await drawn({ surname: 'ERIKSSON', given_names: 'ANNA MARIA', expiration_date: '240501' });
    // Another person than before, whose Pass would be reused.
    const who = await sendWith(front, { first_name: 'Owen', last_name: 'Larkspur' });
    expect((await checkOf(who, 'IDV_DOCUMENT')).result).not.toBe('Pass');
    const { case_token } = await flowOf(who);
    const { data } = (await project.ask('GET', `/v1/cases/${case_token}/alerts?type=Document&limit=50`)).json;
    const ofDocument = data.filter(
      ({ check_type_code }: { check_type_code: string }) => check_type_code === 'IDV_DOCUMENT',
    );
    expect(ofDocument).toHaveLength(1);
    const { evidence, rationale } = (await project.ask('GET', `/v1/alerts/${ofDocument[0].token}`)).json.data;
    expect(evidence.findings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ given: 'Owen Larkspur', found: 'ANNA MARIA ERIKSSON' }),
        expect.objectContaining({ given: null, found: '2024-05-01' }),
      ]),
    );
    expect(rationale).toContain(
      'name on the document is not the one that was given (given "Owen Larkspur", found "ANNA MARIA ERIKSSON")',
    );
  });

  it('reads a requested document in addition to what the person had sent', async () => {
    // Another person than before, and without a selfie.
    const given = { first_name: 'Owen', last_name: 'Birch', date_of_birth: '1985-01-23' };
    const who = await aPerson(project, given);
    const { case_token } = await flowOf(who);
    await bringCase(project, case_token, 'In Progress');
    const body = { document_types: ['passport'] };
    const asked = await project.ask('POST', `/v1/cases/${case_token}/document-requests`, { body });
    const sender = holderOf(project, new URL(asked.json.data.address).searchParams.get('t') ?? '');
    await reachCapture(sender);
    const front = await drawn({ surname: 'BIRCH', given_names: 'OWEN', expiration_date: '240501' });
    expect(await sendImage(sender, { purpose: 'front', bytes: front })).toMatchObject({ problems: [] });
    await sender.ask('POST', 'send');
    const [{ flow_token }] = (await project.ask('GET', '/v1/flows?flow_type=document')).json.data;
    await runRequestedFlow(project.ctx, flow_token);
    const { document, overall_verdict } = (await project.ask('GET', `/v1/flows/${flow_token}`)).json.data;
    expect([document.extracted_data.full_name, overall_verdict]).toEqual(['OWEN BIRCH', 'Fail']);
    const { data } = (await project.ask('GET', `/v1/cases/${case_token}/documents`)).json;
    expect(data).toMatchObject([{ status: 'read', findings: ['The document expired on 2024-05-01.'] }]);
  });

  it('checks an image of somebody whose last one took too long after those of others', async () => {
    const [stuck, other] = [await aPerson(project), await aPerson(project, { first_name: 'Owen' })];
    await Promise.all([reachCapture(stuck), reachCapture(other)]);
    const quick = Buffer.from('no image');
    const slow = readFileSync('lib/reading/fixtures/specimen.heic');
    const { upload_token } = await sendImage(stuck, { purpose: 'front', bytes: quick });
    await asOwner(`update documents set problems = '{not_checked}' where token = $1`, [upload_token]);
    const [before, after] = [Promise.withResolvers<Buffer>(), Promise.withResolvers<Buffer>()];
    const reading = [imageReader()?.checkCapture(() => before.promise, 'front')];
    const late = sendImage(stuck, { purpose: 'front', bytes: quick });
    await checking(stuck);
    const first = sendImage(other, { purpose: 'front', bytes: slow });
    await checking(other);
    reading.push(imageReader()?.checkCapture(() => after.promise, 'front'));
    before.resolve(quick);
    expect((await first).status).toBe('accepted');
    expect((await stuck.journey()).captures.map(({ status }) => status)).toContain('checking');
    after.resolve(quick);
    await Promise.all([...reading, late]);
  });

  it('starts the process that reads an image when its upload begins', async () => {
    const who = await aPerson(project);
    await reachCapture(who);
    await closeImageReader();
    const children = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;
    await expect.poll(children).toBe(0);
    await who.ask('POST', 'uploads', {
      body: { purpose: 'front', media_type: 'image/jpeg', byte_size: 3_000 },
    });
    expect(children()).toBe(1);
  });

  it('tells the person what to do better, and keeps nothing of an unusable image', async () => {
    const who = await aPerson(project);
    await reachCapture(who);
    const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(3_000, 7)]);
    const judged = await sendImage(who, { purpose: 'front', bytes });
    expect(judged.status).toBe('refused');
    expect(judged.problems.length).toBeGreaterThan(0);
  });
});
