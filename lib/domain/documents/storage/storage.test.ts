import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loopbackBucket, type LoopbackBucket } from '../fixtures/loopback-bucket';
import { bucket } from './bucket';
import type { DocumentStorage } from './document-storage';
import { localFiles } from './local-files';

let folder: string;
let service: LoopbackBucket;
let storages: Record<'files' | 'a bucket', DocumentStorage>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'));
  service = await loopbackBucket();
  const keys = { accessKeyId: 'the-key', secretAccessKey: 'secret' };
  storages = {
    files: localFiles(folder),
    'a bucket': bucket({ bucket: 'documents', region: 'eu-west-1', endpoint: service.url, ...keys }),
  };
});

afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

describe.each(['files', 'a bucket'] as const)('documents in %s', (kind) => {
  const bytes = new Uint8Array([1, 2, 3]);

  it('are returned unchanged', async () => {
    const storage = storages[kind];
    await storage.put('1/doc_1/file_1', bytes);
    expect(new Uint8Array(await storage.get('1/doc_1/file_1'))).toEqual(bytes);
  });

  it('cannot be read after deletion, which can be repeated', async () => {
    const storage = storages[kind];
    await storage.put('1/doc_2/file_1', bytes);
    await storage.delete('1/doc_2/file_1');
    await storage.delete('1/doc_2/file_1');
    await expect(storage.get('1/doc_2/file_1')).rejects.toBeInstanceOf(Error);
  });

  it('are deleted with their folder, but no others are', async () => {
    const storage = storages[kind];
    const names = ['1/doc_3/a', '1/doc_3/b', '1/doc_3/c', '1/doc_33/a'];
    for (const name of names) await storage.put(name, bytes);
    await storage.deleteFolder('1/doc_3');
    await storage.deleteFolder('1/doc_3');
    for (const name of names.slice(0, 3)) await expect(storage.get(name)).rejects.toBeInstanceOf(Error);
    expect(await storage.get('1/doc_33/a')).toHaveLength(3);
  });
});

describe('documents in files', () => {
  it('can only be read by their owner, and leave nothing unfinished', async () => {
    await storages.files.put('1/doc_4/file_1', new Uint8Array([1]));
    expect(await readdir(join(folder, '1/doc_4'))).toEqual(['file_1']);
    const modes = [await stat(join(folder, '1/doc_4')), await stat(join(folder, '1/doc_4/file_1'))];
    expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o600]);
  });
});

describe('documents in a bucket', () => {
  it('are stored although the service fails at first', async () => {
    service.failNext(2);
    await storages['a bucket'].put('1/doc_5/file_1', new Uint8Array([5]));
    expect(service.objects.get('1/doc_5/file_1')).toEqual(Buffer.from([5]));
  });

  it('are not acknowledged if it keeps failing', async () => {
    service.failNext(3);
    await expect(storages['a bucket'].put('1/doc_6/file_1', new Uint8Array([6]))).rejects.toBeInstanceOf(
      Error,
    );
    expect(service.objects.has('1/doc_6/file_1')).toBe(false);
  });
});
