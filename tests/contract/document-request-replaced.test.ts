import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bringCase } from '@/tests/fixtures/cases';
import { aCase } from '@/tests/fixtures/factories';
import {
  agree,
  aPhoto,
  holderOf,
  type Person,
  putPart,
  reachCapture,
  reachReview,
} from '@/tests/fixtures/hosted-journey';
import { heldDigests } from '@/tests/fixtures/held-rows';
import { aProject, type Answer, type TestProject } from '@/tests/fixtures/project';
import { untilWaiting } from '@/tests/fixtures/race';
import { connectAs } from '@/tests/fixtures/roles';

let project: TestProject;
let token: string;
let who: Person;

beforeAll(async () => {
  project = await aProject();
});

const renew = () => project.ask('POST', `/v1/cases/${token}/document-requests`, { body: {} });

const personOf = ({ json }: Answer): Person =>
  holderOf(project, new URL(json.data.address).searchParams.get('t') ?? '');

beforeEach(async () => {
  token = (await aCase(project.ctx)).token;
  await bringCase(project, token, 'In Progress');
  const body = { document_types: ['passport'] };
  who = personOf(await project.ask('POST', `/v1/cases/${token}/document-requests`, { body }));
});

const photo = aPhoto();

async function begin(): Promise<string> {
  const body = { purpose: 'front', media_type: 'image/jpeg', byte_size: photo.byteLength };
  return (await who.ask('POST', 'uploads', { body })).json.data.upload_token;
}

const consent = (accepted: boolean) => who.ask('POST', 'consent', { body: { accepted, language: 'en' } });

const chosen = { document_type: 'passport', country: 'GB' };

type Send = () => Promise<Answer>;

/** Each change that the person of a document request can make, once they have come to it. */
const changes: Record<string, () => Promise<Send>> = {
  consent: async () => () => consent(true),
  decline: async () => () => consent(false),
  'choice of a document': async () => {
    await agree(who);
    return () => who.ask('POST', 'document', { body: chosen });
  },
  image: async () => {
    await reachCapture(who);
    const body = { purpose: 'front', media_type: 'image/jpeg', byte_size: photo.byteLength };
    return () => who.ask('POST', 'uploads', { body });
  },
  'part of an image': async () => {
    await reachCapture(who);
    const upload = await begin();
    return () => putPart(who, upload, 0, photo);
  },
  'completion of an image': async () => {
    await reachCapture(who);
    const upload = await begin();
    await putPart(who, upload, 0, photo);
    return () => who.ask('POST', `uploads/${upload}/complete`);
  },
  submission: async () => {
    await reachReview(who);
    return () => who.ask('POST', 'send');
  },
};

/** Replaces the link as the product does, but commits only once the request waits for the journey. */
async function sendWhileReplaced(send: Send): Promise<Answer> {
  const other = await connectAs('owner');
  await other.query('begin');
  await other.query(`update journeys set start_token_hash = sha256(start_token_hash) where case_token = $1`, [
    token,
  ]);
  const answer = send();
  await untilWaiting(1);
  await other.query('commit');
  await other.end();
  return answer;
}

/** All rows but the link. */
async function rowsHeld() {
  const { journeys: _, rate_buckets: __, ...others } = await heldDigests(project.ctx);
  return others;
}

describe('document requests · replaced link', () => {
  it.each(Object.entries(changes))('refuses the %s that waits for the journey', async (_name, reach) => {
    const send = await reach();
    const before = await rowsHeld();
    const { status, json } = await sendWhileReplaced(send);
    expect([status, json.error]).toEqual([401, 'UNAUTHORIZED']);
    expect(await rowsHeld()).toEqual(before);
  });

  /** A body that waits for `next` before its last byte. */
  function slowly(body: string, next: Promise<unknown>): ReadableStream {
    return new ReadableStream({
      start: (controller) => controller.enqueue(Buffer.from(body.slice(0, -1))),
      pull: async (controller) => {
        await next;
        controller.enqueue(Buffer.from(body.slice(-1)));
        controller.close();
      },
    });
  }

  it('refuses a request whose body was arriving, and the new link works', async () => {
    const renewed = Promise.withResolvers<Answer>();
    const raw = slowly(JSON.stringify({ accepted: false, language: 'en' }), renewed.promise);
    const declined = who.ask('POST', 'consent', { raw });
    await expect.poll(() => raw.locked).toBe(true);
    renewed.resolve(await renew());
    expect((await declined).status).toBe(401);
    const next = personOf(await renewed.promise);
    expect(await next.journey()).toMatchObject({ status: 'open', step: 'consent' });
    expect((await agree(next)).status).toBe(200);
  });
});
