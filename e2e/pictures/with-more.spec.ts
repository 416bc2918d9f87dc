import { test as base } from '../fixtures/test';
import { photographEach } from './picture';
import { made, statesOfMade } from './made';

/** This fixture gives the file a worker of its own, so that the other pictures show only the sample. */
const test = base.extend<object, { people: void }>({
  people: [
    async ({ playwright, firstRun: { base_url, project_hash, api_key } }, provide) => {
      const requests = await playwright.request.newContext({ extraHTTPHeaders: { 'X-API-KEY': api_key } });
      for (const data of made) {
        await requests.post(`${base_url}/api/gateway/execute/${project_hash}/kyc/api`, { data });
      }
      await requests.dispose();
      await provide();
    },
    { scope: 'worker', auto: true },
  ],
});

photographEach(test, statesOfMade);
