import type { SentFile } from '@/lib/domain/answer';
import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors/errors';
import { drawSample } from '@/lib/reading/draw-sample';
import { keptWork } from '@/lib/platform/work/keyed-work';
import type { SampleImageName, SampleImageQuery } from '../schema';
import { sentImage } from '../sent-image';

/** Few, and the same for everybody. */
const drawn = keptWork<string, Buffer>();

const draw = (name: SampleImageName, surname: string): Promise<Buffer> =>
  drawn(`${name} ${surname}`, () =>
    drawSample(name, { surname, given_names: 'PRIYA', date_of_birth: '930308' }),
  );

/** Throws `NotFound` (404) in production. */
export async function getSampleImage(
  { project }: Context,
  name: SampleImageName,
  { marker }: SampleImageQuery,
): Promise<SentFile> {
  if (project.environment === 'production') throw new NotFound('sample image');
  return sentImage(name, await draw(name, marker ?? 'RAMAN'));
}
