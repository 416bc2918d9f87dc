import { Agent, request } from 'undici';

// Only posts bodies of the same size to the receiver, as many concurrently as ten webhooks may.

const [url = '', count = '0', places = '1'] = process.argv.slice(2);
const body = Buffer.from(JSON.stringify({ event_id: 'evt_bench', data: { notes: 'x'.repeat(1_800) } }));
const dispatcher = new Agent();
let left = Number(count);

async function post(): Promise<void> {
  for (; left > 0; left -= 1) {
    const answer = await request(url, {
      dispatcher,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'webhook-id': 'evt_bench' },
      body,
    });
    await answer.body.dump();
  }
}

const beganAtMs = performance.now();
await Promise.all(Array.from({ length: Number(places) }, post));
process.send?.((Number(count) / (performance.now() - beganAtMs)) * 1_000);
process.exit();
