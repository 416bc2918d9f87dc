import type { SentFile } from '@/lib/domain/answer';
import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors/errors';
import { drawSample } from '@/lib/reading/draw-sample';
import type { SampleImageName, SampleImageQuery } from '../schema';
import { sentImage } from '../sent-image';

/** Few, and the same for everybody: each is generated once per process. */
const drawn = new Map<string, Promise<Buffer>>();

function draw(name: SampleImageName, surname: string): Promise<Buffer> {
  const key = `${name} ${surname}`;
  const known = drawn.get(key);
  if (known) return known;
  const image = drawSample(name, { surname, given_names: 'PRIYA', date_of_birth: '930308' });
  drawn.set(key, image);
  image.catch(() => drawn.delete(key));
  return image;
}

/** Throws `NotFound` (404) in production. */
export async function getSampleImage(
  { project }: Context,
  name: SampleImageName,
  { marker }: SampleImageQuery,
): Promise<SentFile> {
  if (project.environment === 'production') throw new NotFound('sample image');
  return sentImage(name, await draw(name, marker ?? 'RAMAN'));
}
