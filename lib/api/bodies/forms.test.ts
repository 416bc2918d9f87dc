import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { readForm, serveInTurn } from './forms';
import { readBounded } from './incoming-body';

const sources: PassThrough[] = [];

afterEach(() => {
  for (const source of sources.splice(0)) source.destroy();
});

function arriving(bytes: number): PassThrough {
  const source = new PassThrough({ highWaterMark: bytes });
  source.write(Buffer.alloc(bytes, 'x'));
  sources.push(source);
  return source;
}

const statusOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 200,
    ({ status }: { status: number }) => status,
  );

describe('forms · arriving', () => {
  it('evict the oldest form beyond 4 MiB, but no body of a caller', async () => {
    const body = arriving(512 * 1024);
    const bodyRead = statusOf(readBounded(body, 1024 * 1024, 'project 1'));
    const forms = Array.from({ length: 129 }, () => arriving(32 * 1024));
    const formsRead = forms.map((form) => statusOf(readForm(form, '192.0.2.1')));
    expect(await formsRead[0]).toBe(503);
    for (const source of [body, ...forms]) source.end();
    expect(await bodyRead).toBe(200);
    expect(new Set(await Promise.all(formsRead.slice(1)))).toEqual(new Set([200]));
  });

  it('do not evict the older form of another address', async () => {
    const older = arriving(1024);
    const olderRead = statusOf(readForm(older, '192.0.2.2'));
    const forms = Array.from({ length: 129 }, () => arriving(32 * 1024));
    const formsRead = forms.map((form) => statusOf(readForm(form, '192.0.2.1')));
    expect(await formsRead[0]).toBe(503);
    for (const source of [older, ...forms]) source.end();
    expect(await olderRead).toBe(200);
    await Promise.all(formsRead);
  });
});

describe('forms · being served', () => {
  it('are served four at a time, a hundred wait, and one more gets 503', async () => {
    const served = Promise.withResolvers<void>();
    let begun = 0;
    const serve = () => {
      begun += 1;
      return served.promise;
    };
    const accepted = Array.from({ length: 104 }, () => serveInTurn(serve));
    await expect(serveInTurn(serve)).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '1' } });
    expect(begun).toBe(4);
    served.resolve();
    await Promise.all(accepted);
    expect(begun).toBe(104);
  });
});
