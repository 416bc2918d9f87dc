import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeImageReader, imageReader } from '@/lib/domain/image-reader';
import { aPerson, aPhoto, type Person, putPart, reachCapture } from '@/tests/fixtures/hosted-journey';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

// Set before the settings are first read. Reading gets more time, because other tests use the machine too.
process.env.PROBITY_READING = 'built-in';
process.env.PROBITY_READING_PATIENCE = '30';

let who: Person;

beforeAll(async () => {
  await loadSampleList();
  who = await aPerson(await aProject());
  await reachCapture(who);
});

afterAll(() => closeImageReader());

/** Occupies what reads documents until it is called. */
function occupyReading(): () => void {
  const gate = Promise.withResolvers<never>();
  imageReader()
    ?.checkCapture(() => gate.promise, 'front')
    .catch(() => {});
  return () => gate.reject(new Error('released'));
}

async function uploadOf(photo: Buffer): Promise<string> {
  const body = { purpose: 'front', media_type: 'image/jpeg', byte_size: photo.byteLength };
  const { upload_token } = (await who.ask('POST', 'uploads', { body })).json.data;
  await putPart(who, upload_token, 0, photo);
  return upload_token;
}

const isChecking = async (upload: string) =>
  (await asOwner(`select from documents where token = $1 and status = 'checking'`, [upload])).length === 1;

it('journeys · an image is not read for a client who has left while it waited, but for another that waits', async () => {
  const upload = await uploadOf(aPhoto());
  const complete = (signal?: AbortSignal) => who.ask('POST', `uploads/${upload}/complete`, { signal });
  const release = occupyReading();
  const client = new AbortController();
  const first = complete(client.signal);
  await expect.poll(() => isChecking(upload)).toBe(true);
  const second = complete();
  await sleep(200); // until it shares the judgement of the first
  client.abort();
  expect((await first).status).toBe(503);
  release();
  expect((await second).status).toBe(200);
});
