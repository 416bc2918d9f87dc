import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiProcess, startApiProcess } from '@/tests/fixtures/api-processes';
import { aPerson, aPhoto, type Person, reachCapture } from '@/tests/fixtures/hosted-journey';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { patience } from '@/tests/fixtures/until';

const partBytes = 512 * 1024;
const parts = 6;

let project: TestProject;
let who: Person;
let web: ApiProcess;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
  who = await aPerson(project);
  await reachCapture(who);
  web = await startApiProcess();
});

afterAll(() => web.stop());

/** Sends as the page does, to a process that may be killed meanwhile. */
async function send(method: string, path: string, body?: Uint8Array<ArrayBuffer> | string) {
  const type = typeof body === 'string' ? 'application/json' : 'application/octet-stream';
  const answer = await fetch(`${web.url}/api/journey/${project.hash}/${path}`, {
    method,
    body,
    headers: {
      Cookie: `probity_journey=${who.start_token}`,
      Origin: web.url,
      ...(body && { 'Content-Type': type }),
    },
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
  return (await answer.json()).data;
}

describe('journeys · a process that is killed', patience, () => {
  it('loses no acknowledged part of an image', async () => {
    const photo = new Uint8Array(aPhoto(parts * partBytes));
    const begun = { purpose: 'front', media_type: 'image/jpeg', byte_size: photo.byteLength };
    const { upload_token } = await send('POST', 'uploads', JSON.stringify(begun));
    const put = (part: number) => {
      const offset = part * partBytes;
      return send('PUT', `uploads/${upload_token}/parts/${offset}`, photo.slice(offset, offset + partBytes));
    };
    const acknowledged = new Set<number>();
    const sent = Array.from({ length: parts }, (_, n) => put(n).then(() => acknowledged.add(n * partBytes)));
    // Once one has arrived, the others are on their way.
    await Promise.any(sent);
    web.child.kill('SIGKILL');
    await Promise.allSettled(sent);
    web = await startApiProcess();
    const rows = await asOwner<{ start: number }>(
      'select start from document_parts where document_token = $1',
      [upload_token],
    );
    const kept = new Set(rows.map(({ start }) => start));
    expect([...acknowledged].filter((start) => !kept.has(start))).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(0);
    for (let part = 0; part < parts; part += 1) await put(part);
    expect(await send('POST', `uploads/${upload_token}/complete`)).toMatchObject({ status: 'accepted' });
  });
});
