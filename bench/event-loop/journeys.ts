import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { drawSpecimen } from '../../lib/reading/specimens/draw.ts';
import { drawFace, type FaceOptions } from '../../lib/reading/specimens/face.ts';
import { specimenOf } from '../../lib/reading/specimens/specimen.ts';
import type { Product } from '../deployment.ts';

type Step = (path: string, body?: object | Buffer) => Promise<Record<string, unknown>>;

const client = { first_name: 'Irina', last_name: 'Zubkova', country: 'GB', date_of_birth: '1985-07-14' };

/** Poses of the drawn face for the actions of a challenge. */
const poses: Readonly<Record<string, Partial<FaceOptions>>> = {
  turn_left: { yaw: -25 },
  turn_right: { yaw: 25 },
  smile: { smile: 1 },
  come_closer: { size: 0.62 },
};

const jpeg = (image: Buffer) => sharp(image).jpeg({ quality: 88 }).toBuffer();

/** Drawn once in advance, so that drawing does not affect the measurement. */
async function drawImages() {
  const portrait = drawFace({ seed: 3, size: 0.6, width: 700, height: 900 });
  const { front } = await drawSpecimen(specimenOf({ format: 'TD3', seed: 40 }), { portrait });
  const faces = new Map<string, Buffer>();
  for (const action of ['look_ahead', ...Object.keys(poses)])
    faces.set(action, await jpeg(drawFace({ seed: 3, ...poses[action] })));
  return { passport: await jpeg(front), faces };
}

/** Starts a journey with a new start token, and returns a function that performs its steps. */
async function begin({ baseUrl, projectHash, apiKey }: Product): Promise<Step> {
  const init = await fetch(`${baseUrl}/api/gateway/execute/${projectHash}/kyc/init`, {
    method: 'POST',
    headers: { 'X-API-KEY': apiKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(client),
  });
  const { tokens } = (await init.json()) as { tokens: { start: string } };
  return async (path, body) => {
    const isPart = Buffer.isBuffer(body);
    const response = await fetch(`${baseUrl}/api/journey/${projectHash}/${path}`, {
      method: isPart ? 'PUT' : 'POST',
      headers: {
        Cookie: `probity_journey=${tokens.start}`,
        Origin: baseUrl,
        ...(body && { 'Content-Type': isPart ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body && { body: isPart ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
    return ((await response.json()) as { data: Record<string, unknown> }).data;
  };
}

/** How long a person takes before each step, and how long their connection takes per byte, in ms. */
export interface Pace {
  stepMs: number;
  byteMs: number;
}

/** As fast as the answers arrive, which no person is. */
export const floodPace: Pace = { stepMs: 0, byteMs: 0 };

/** Two seconds before each step, including frames of the face, and a connection with 10 Mbit/s. */
export const phonePace: Pace = { stepMs: 2_000, byteMs: 8 / 10_000 };

async function sendImage(step: Step, about: object, image: Buffer, { byteMs }: Pace): Promise<void> {
  const upload = { ...about, media_type: 'image/jpeg', byte_size: image.byteLength };
  const { upload_token, part_bytes } = await step('uploads', upload);
  const size = Number(part_bytes);
  for (let at = 0; at < image.byteLength; at += size) {
    const part = image.subarray(at, at + size);
    await sleep(part.byteLength * byteMs);
    await step(`uploads/${String(upload_token)}/parts/${at}`, part);
  }
  await step(`uploads/${String(upload_token)}/complete`);
}

/** Waits until the worker has read the images of all journeys. */
async function read({ baseUrl, apiKey }: Product): Promise<void> {
  for (;;) {
    const response = await fetch(`${baseUrl}/v1/flows?limit=100`, { headers: { 'X-API-KEY': apiKey } });
    const { data } = (await response.json()) as { data: { processing_status: string }[] };
    if (data.every(({ processing_status }) => processing_status !== 'processing')) return;
    await sleep(1_000);
  }
}

/** Journeys of this many people at once, each with a passport and the frames of a challenge. */
export async function journeysOf(product: Product, people: number, pace: Pace): Promise<() => Promise<void>> {
  const { passport, faces } = await drawImages();
  async function journey(n: number): Promise<void> {
    // Spreads the starts over one step, because people do not start at the same moment.
    await sleep((n / people) * pace.stepMs);
    const step = await begin(product);
    const think = () => sleep(pace.stepMs);
    await step('consent', { accepted: true, language: 'en' });
    await think();
    await step('details', { confirmed: true });
    await think();
    await step('document', { document_type: 'passport', country: 'GB' });
    await think();
    await sendImage(step, { purpose: 'front' }, passport, pace);
    const { challenge } = await step('challenge');
    const { actions } = challenge as { actions: string[] }; // section 3 of docs/guides/hosted-journey.md
    for (const action of actions) {
      await think();
      await sendImage(step, { purpose: 'selfie', action }, faces.get(action) ?? passport, pace);
    }
    await step('send');
  }
  return async () => {
    await Promise.all(Array.from({ length: people }, (_, n) => journey(n)));
    await read(product);
  };
}
