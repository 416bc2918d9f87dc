import { beforeAll, describe, expect, it } from 'vitest';
import { aPerson, aPhoto, type Person, putPart, reachCapture } from '@/tests/fixtures/hosted-journey';
import { aProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { sentStatements } from '@/tests/fixtures/sent-statements';

let who: Person;

beforeAll(async () => {
  await loadSampleList();
  who = await aPerson(await aProject());
  await reachCapture(who);
});

/** Other statements are sent for new connections and for the notification at a commit. */
const ofJourneys =
  /\b(find_journey|journeys|journey_steps|documents|document_parts|flows|checks|policy_versions|brandings)\b/;

const ofRequest = async (work: () => Promise<unknown>) =>
  (await sentStatements(work)).filter((text) => ofJourneys.test(text)).length;

const photo = aPhoto();

async function begin(): Promise<string> {
  const body = { purpose: 'front', media_type: 'image/jpeg', byte_size: photo.byteLength };
  return (await who.ask('POST', 'uploads', { body })).json.data.upload_token;
}

// One finds the holder of the start token, and another reads the journey (docs/adr/0113).
describe('journeys · statements', () => {
  it('are two for reading the journey', async () => {
    expect(await ofRequest(() => who.ask('GET', ''))).toBe(2);
  });

  it('are five for a part of an image', async () => {
    const upload = await begin();
    expect(await ofRequest(() => putPart(who, upload, 0, photo))).toBe(5);
  });

  it('are at most twelve for a change in a transaction', async () => {
    expect(await ofRequest(begin)).toBeLessThanOrEqual(12);
    const confirmed = () => who.ask('POST', 'details', { body: { confirmed: true } });
    expect(await ofRequest(confirmed)).toBeLessThanOrEqual(12);
    const upload = await begin();
    await putPart(who, upload, 0, photo);
    const complete = () => who.ask('POST', `uploads/${upload}/complete`);
    expect(await ofRequest(complete)).toBeLessThanOrEqual(12);
  });
});
