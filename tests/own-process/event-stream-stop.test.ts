import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endStreams } from '@/lib/api/streams/open-streams';
import { stopFeeds } from '@/lib/domain/events/feed';
import { stopOwnMessages } from '@/lib/domain/events/own-messages';
import { stopPersonalNews } from '@/lib/domain/events/personal-news';
import { openStream } from '@/tests/fixtures/event-streams';
import { aProject } from '@/tests/fixtures/project';
import { type ServedApi, serveApi } from '@/tests/fixtures/served-api';

let api: ServedApi;
beforeAll(async () => {
  api = await serveApi();
});
afterAll(() => api.close());

describe('events · stream · of a process that stops', () => {
  it('ends completely, and cannot be opened there again', async () => {
    const { apiKey } = await aProject();
    const stream = await openStream(api, { 'X-API-KEY': apiKey });
    expect(stream.status).toBe(200);
    endStreams();
    await stream.ended;
    await Promise.all([stopFeeds(), stopPersonalNews(), stopOwnMessages()]);
    const refused = await openStream(api, { 'X-API-KEY': apiKey });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  });
});
