import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { editionDate } from '../edition-date';
import { malformedIn } from '../malformed-list';
import { bytesOf } from '../bytes';

/** The part of OpenSanctions' dataset index that we read. */
const DatasetIndex = z.object({
  name: z.string(),
  last_export: z.string().optional(),
  updated_at: z.string().optional(),
  resources: z.array(
    z.object({ name: z.string(), checksum: z.string().nullish(), size: z.number().int().nullish() }),
  ),
});
type DatasetIndex = z.infer<typeof DatasetIndex>;

/**
 * Compares a file with the `index.json` in its folder, if there is one that lists it: its size and SHA-1,
 * which alone reveal a JSON lines file that was cut off at the end of a line. Returns when the dataset was
 * published. Throws MalformedList if they differ.
 */
export async function checkedByIndex(path: string): Promise<{ published_at?: string }> {
  const index = await readIndex(join(dirname(path), 'index.json'));
  const resource = index?.resources.find(({ name }) => fileNames(index.name, name).includes(basename(path)));
  if (!index || !resource) return {};
  const malformed = malformedIn(path);
  const { size } = await stat(path);
  if (resource.size != null && resource.size !== size) {
    throw malformed(null, `the file has ${size} bytes, and the index.json beside it says ${resource.size}`);
  }
  const checksum = resource.checksum?.toLowerCase();
  if (checksum && /^[0-9a-f]{40}$/.test(checksum) && (await sha1Of(path)) !== checksum) {
    throw malformed(null, 'the file’s SHA-1 is not the checksum in the index.json beside it');
  }
  const of = (['last_export', 'updated_at'] as const).find((name) => index[name]);
  const text = of && index[of];
  return text
    ? { published_at: editionDate(path, { of: `${of} in the index.json beside it`, text, line: null }) }
    : {};
}

/** `entities.ftm.json` of the dataset `peps` may also be called `peps.ftm.json`, to name the list. */
function fileNames(dataset: string, resource: string): string[] {
  return [resource, `${dataset}.${resource}`, resource.replace(/^[^.]+/, dataset)];
}

/** Null without a file, and for an index.json of something else. */
async function readIndex(path: string): Promise<DatasetIndex | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return DatasetIndex.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

async function sha1Of(path: string): Promise<string> {
  const digest = createHash('sha1');
  for await (const bytes of bytesOf(path)) digest.update(bytes);
  return digest.digest('hex');
}
