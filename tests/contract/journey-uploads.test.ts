import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { completeDocument } from '@/lib/domain/documents/service/complete';
import { requireOpen } from '@/lib/domain/journeys/require-open';
import { findVisitor } from '@/lib/domain/journeys/service/find-visitor';
import { env } from '@/lib/platform/settings/env';
import {
  aPerson,
  aPhoto,
  type Person,
  putPart,
  reachCapture,
  sendImage,
} from '@/tests/fixtures/hosted-journey';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { connectAs } from '@/tests/fixtures/roles';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { patience } from '@/tests/fixtures/until';

const partBytes = 512 * 1024;

let project: TestProject;
let who: Person;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

beforeEach(async () => {
  who = await aPerson(project);
  await reachCapture(who);
});

async function begin(byte_size: number): Promise<string> {
  const body = { purpose: 'front', media_type: 'image/jpeg', byte_size };
  return (await who.ask('POST', 'uploads', { body })).json.data.upload_token;
}

const received = async (upload: string) =>
  (await who.ask('GET', `uploads/${upload}`)).json.data.received_bytes;

const complete = (upload: string) => who.ask('POST', `uploads/${upload}/complete`);

const folderOf = (upload: string) =>
  join(env.PROBITY_DATA_DIR, 'documents', String(project.ctx.project.id), upload);

describe('journeys · uploads', patience, () => {
  it('continue where they stopped, whichever parts arrived, and are judged once they are complete', async () => {
    const photo = aPhoto(partBytes * 2 + 1_000);
    const upload = await begin(photo.byteLength);
    const part = (n: number) => photo.subarray(n * partBytes, (n + 1) * partBytes);
    expect((await putPart(who, upload, 0, part(0))).json.data.received_bytes).toBe(partBytes);
    await putPart(who, upload, 2 * partBytes, part(2));
    expect(await received(upload)).toBe(partBytes);
    expect((await complete(upload)).status).toBe(409);
    await putPart(who, upload, partBytes, part(1));
    expect(await received(upload)).toBe(photo.byteLength);
    expect((await complete(upload)).json.data).toMatchObject({ status: 'accepted', problems: [] });
  });

  it('keep what was found of an image whose client has left meanwhile', async () => {
    const photo = aPhoto();
    const upload = await begin(photo.byteLength);
    await putPart(who, upload, 0, photo);
    const visitor = await findVisitor(who.start_token, project.hash, project.ctx);
    const { sender } = await requireOpen(visitor!);
    await completeDocument({ ...project.ctx, left: AbortSignal.abort() }, sender, upload);
    expect((await who.ask('GET', `uploads/${upload}`)).json.data.status).toBe('accepted');
  });

  it('accept the same part again from two tabs, and other bytes in its place from none', async () => {
    const photo = aPhoto();
    const upload = await begin(photo.byteLength);
    const both = await Promise.all([putPart(who, upload, 0, photo), putPart(who, upload, 0, photo)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await putPart(who, upload, 0, photo)).status).toBe(200);
    expect((await putPart(who, upload, 0, aPhoto())).status).toBe(409);
    const ends = await Promise.all([complete(upload), complete(upload)]);
    expect(ends.map(({ json }) => json.data.status)).toEqual(['accepted', 'accepted']);
    expect((await putPart(who, upload, 0, photo)).status).toBe(409);
  });

  it('are judged once, however many requests ask for it at once', async () => {
    const photo = aPhoto(partBytes * 3);
    const upload = await begin(photo.byteLength);
    for (const n of [0, 1, 2])
      await putPart(who, upload, n * partBytes, photo.subarray(n * partBytes, (n + 1) * partBytes));
    const ends = await Promise.all(Array.from({ length: 12 }, () => complete(upload)));
    expect(new Set(ends.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(ends.map(({ json }) => json.data.status))).toEqual(new Set(['accepted']));
    expect(readdirSync(folderOf(upload))).toHaveLength(1);
  });

  it('keep one file of a part that arrives many times at once, and none of a refused one', async () => {
    const photo = aPhoto();
    const upload = await begin(photo.byteLength);
    const same = Array.from({ length: 12 }, () => putPart(who, upload, 0, photo));
    const other = Array.from({ length: 4 }, () => putPart(who, upload, 0, aPhoto()));
    const ends = await Promise.all([...same, ...other]);
    const statuses = new Set(ends.map(({ status }) => status));
    expect([...statuses].toSorted()).toEqual([200, 409]);
    expect(readdirSync(folderOf(upload))).toHaveLength(1);
  });

  it('accept a part while another process locks the flow', async () => {
    const photo = aPhoto();
    const upload = await begin(photo.byteLength);
    const holder = await connectAs('owner');
    await holder.query('begin');
    await holder.query('select from flows where token = $1 for update', [who.flow_token]);
    expect((await putPart(who, upload, 0, photo)).status).toBe(200);
    await holder.end();
  });

  it.each([
    ['a wrong length', 0, 2_999],
    ['a wrong position', 100, 2_900],
    ['a position after the end', partBytes, 10],
  ])('refuse a part with %s', async (_name, offset, length) => {
    const upload = await begin(3_000);
    expect((await putPart(who, upload, offset, aPhoto(length))).status).toBe(400);
    expect(await received(upload)).toBe(0);
  });

  it('keep nothing of a file that is not an image', async () => {
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const judged = await sendImage(who, { purpose: 'front', bytes });
    expect(judged).toMatchObject({ status: 'refused', problems: ['not_an_image'] });
    expect(readdirSync(folderOf(judged.upload_token))).toEqual([]);
    expect((await who.journey()).step).toBe('capture');
  });

  it('replace an image that was accepted before, once they are accepted themselves', async () => {
    const first = await sendImage(who, { purpose: 'front' });
    await sendImage(who, { purpose: 'front', bytes: Buffer.from('no image, but sixteen bytes') });
    expect((await who.journey()).captures).toMatchObject([{ upload_token: first.upload_token }]);
    const second = await sendImage(who, { purpose: 'front' });
    expect((await who.journey()).captures).toMatchObject([{ upload_token: second.upload_token }]);
    expect((await who.ask('GET', `uploads/${first.upload_token}`)).status).toBe(404);
  });

  it('are sealed from the first part', async () => {
    const photo = aPhoto();
    const upload = await begin(photo.byteLength);
    await putPart(who, upload, 0, photo);
    const arriving = readdirSync(folderOf(upload));
    expect(arriving).toHaveLength(1);
    await complete(upload);
    const [kept, ...others] = readdirSync(folderOf(upload));
    expect([others, kept === arriving[0]]).toEqual([[], false]);
    const sealed = readFileSync(join(folderOf(upload), kept ?? ''));
    expect(sealed.includes(photo.subarray(0, 16))).toBe(false);
    const [row] = await asOwner<{ sealed_key: Buffer }>('select sealed_key from documents where token = $1', [
      upload,
    ]);
    expect(row?.sealed_key.byteLength).toBe(60);
  });

  it('of another person are not found', async () => {
    const upload = await begin(3_000);
    const other = await aPerson(project);
    await reachCapture(other);
    expect((await putPart(other, upload, 0, aPhoto())).status).toBe(404);
    expect((await other.ask('POST', `uploads/${upload}/complete`)).status).toBe(404);
    expect((await other.ask('GET', `uploads/${upload}`)).status).toBe(404);
  });

  it('are judged again after a process was killed during the judgement', async () => {
    const photo = aPhoto();
    const upload = await begin(photo.byteLength);
    await putPart(who, upload, 0, photo);
    await asOwner(`update documents set status = 'checking' where token = $1`, [upload]);
    expect((await complete(upload)).json.data.status).toBe('accepted');
  });

  it.each([
    ['a side that the document does not have', { purpose: 'back', byte_size: 10 }, 400],
    ['more bytes than an image may have', { purpose: 'front', byte_size: 20 * 1024 * 1024 + 1 }, 400],
    ['a selfie before the document', { purpose: 'selfie', action: 'smile', byte_size: 10 }, 409],
    ['an action without a selfie', { purpose: 'front', action: 'smile', byte_size: 10 }, 400],
  ])('refuse %s', async (_name, asked, status) => {
    const body = { media_type: 'image/jpeg', ...asked };
    expect((await who.ask('POST', 'uploads', { body })).status).toBe(status);
  });

  it('are limited in number', async () => {
    const body = { purpose: 'front', media_type: 'image/jpeg', byte_size: 20 * 1024 * 1024 };
    const statuses: number[] = [];
    for (let n = 0; n < 16; n += 1) statuses.push((await who.ask('POST', 'uploads', { body })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(15);
    expect(statuses.at(-1)).toBe(409);
  });
});
