import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { markdownTable } from 'markdown-table';
import { bystander, type Latency } from '../event-loop/bystander.ts';
import { processorMs } from '../processor-time.ts';
import { type Bench, databaseMs, type Web } from './processes.ts';

const people = Number(process.env.PROBITY_BENCH_PEOPLE ?? 20);
const rounds = Number(process.env.PROBITY_BENCH_ROUNDS ?? 3);
/** Images of a passport page and a face, in the sizes that a phone sends. */
const [page, frame] = [900, 250].map((kilobytes) =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(kilobytes * 1_024)]),
);

const client = { first_name: 'Irina', last_name: 'Zubkova', country: 'GB', date_of_birth: '1985-07-14' };

class Person {
  sent = 0;

  private readonly web: Web;
  private readonly cookie: string;

  constructor(web: Web, cookie: string) {
    this.web = web;
    this.cookie = cookie;
  }

  static async arrive(web: Web): Promise<Person> {
    const init = await fetch(`${web.url}/api/gateway/execute/${web.project.hash}/kyc/init`, {
      method: 'POST',
      headers: { 'X-API-KEY': web.key, 'Content-Type': 'application/json' },
      body: JSON.stringify(client),
    });
    const { tokens } = (await init.json()) as { tokens: { start: string } };
    return new Person(web, `probity_journey=${tokens.start}`);
  }

  async journey(): Promise<void> {
    await this.say('consent', { accepted: true, language: 'en' });
    await this.say('details', { confirmed: true });
    await this.say('document', { document_type: 'passport', country: 'GB' });
    await this.send({ purpose: 'front' }, page!);
    const { challenge } = await this.say('challenge');
    const { actions } = challenge as { actions: string[] }; // section 3 of docs/guides/hosted-journey.md
    for (const action of actions) await this.send({ purpose: 'selfie', action }, frame!);
    await this.say('send');
  }

  private async send(about: object, image: Buffer): Promise<void> {
    const upload = { ...about, media_type: 'image/jpeg', byte_size: image.byteLength };
    const { upload_token, part_bytes } = await this.say('uploads', upload);
    const size = Number(part_bytes);
    for (let at = 0; at < image.byteLength; at += size) {
      const part = new Uint8Array(image.subarray(at, at + size));
      await this.ask('PUT', `uploads/${String(upload_token)}/parts/${at}`, 'application/octet-stream', part);
    }
    await this.say(`uploads/${String(upload_token)}/complete`);
  }

  private say = (path: string, body?: object) =>
    this.ask('POST', path, 'application/json', body && JSON.stringify(body));

  private async ask(
    method: string,
    path: string,
    type: string,
    body?: BodyInit,
  ): Promise<Record<string, unknown>> {
    this.sent += 1;
    const { cookie: Cookie, web } = this;
    const headers = { Cookie, Origin: web.origin, ...(body && { 'Content-Type': type }) };
    const response = await fetch(`${web.url}/api/journey/${web.project.hash}/${path}`, {
      method,
      headers,
      ...(body && { body }),
    });
    if (response.status === 503) {
      await sleep(1_000);
      return this.ask(method, path, type, body);
    }
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
    return ((await response.json()) as { data: Record<string, unknown> }).data;
  }
}

const shown = ({ p50, p99 }: Latency) => [p50.toFixed(0), p99.toFixed(0)];

async function beside({ client: database, web: { child, message } }: Bench, isBusy: boolean) {
  const all = await Promise.all(Array.from({ length: isBusy ? people : 0 }, () => Person.arrive(message)));
  const { url: baseUrl, key: apiKey, project } = message;
  const before = [processorMs(child.pid ?? 0), await databaseMs(database)] as const;
  const others = bystander({ baseUrl, apiKey, projectHash: project.hash });
  const begunAt = performance.now();
  await (isBusy ? Promise.all(all.map((person) => person.journey())) : sleep(5_000));
  const seconds = (performance.now() - begunAt) / 1_000;
  const { reads, screenings } = await others.stop();
  const web = processorMs(child.pid ?? 0) - before[0];
  const postgres = (await databaseMs(database)) - before[1];
  const requests = all.reduce((sum, { sent }) => sum + sent, 0);
  return [
    isBusy ? `${people} journeys, ${requests} requests` : 'nothing else',
    seconds.toFixed(1),
    ...shown(reads),
    ...shown(screenings),
    web.toFixed(0),
    postgres.toFixed(0),
  ];
}

/** People who upload images at the same time, none of which is read, and how much others notice. */
export async function journeys(bench: Bench): Promise<string> {
  await beside(bench, true);
  await bench.client.query('analyze');
  const rows: string[][] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const isBusy of [false, true]) {
      bench.signal.throwIfAborted();
      rows.push(await beside(bench, isBusy));
    }
  const head = [
    'beside',
    'seconds',
    'reads p50 ms',
    'p99 ms',
    'screenings p50 ms',
    'p99 ms',
    'web process ms',
    'PostgreSQL ms',
  ];
  return markdownTable([head, ...rows], { align: ['l', ...Array<string>(7).fill('r')] });
}
