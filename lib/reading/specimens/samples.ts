import sharp from 'sharp';
import { drawSpecimen } from './draw.ts';
import { drawFace, type FaceOptions } from './face.ts';
import type { MrzContent } from './mrz-text.ts';
import { specimenOf } from './specimen.ts';

// Images with which developers try the hosted journey in the sandbox: passports of nobody, valid and invalid, and
// their holder's face.

export interface SamplePerson {
  surname: string;
  given_names: string;
  /** YYMMDD */
  date_of_birth: string;
}

/** A drawn face of nobody. */
const face = { seed: 3 };

const selfies: Record<string, Omit<FaceOptions, 'seed'>> = {
  'selfie-look-ahead': {},
  'selfie-turn-left': { yaw: -25 },
  'selfie-turn-right': { yaw: 25 },
  'selfie-smile': { smile: 1 },
  'selfie-come-closer': { size: 0.62 },
};

type Change = Partial<MrzContent>;

/** Enough to read the printed zone without errors. */
const dpi = 400;

async function passport(person: SamplePerson, change: Change = {}, bornOn?: string): Promise<Buffer> {
  const content = {
    date_of_birth: person.date_of_birth,
    document_number: '925076473',
    issuing_state: 'GBR',
    nationality: 'GBR',
    expiration_date: '340501',
    sex: 'F' as const,
    ...change,
  };
  const printed = bornOn === undefined ? {} : { date_of_birth: bornOn };
  const { surname, given_names } = person;
  const named = { surname, given_names, native: null, script: 'Latn' };
  const specimen = specimenOf({ format: 'TD3', seed: 40, person: named, content, printed });
  const portrait = drawFace({ ...face, size: 0.6, width: 700, height: 900 });
  return (await drawSpecimen(specimen, { portrait, dpi })).front;
}

const jpeg = (image: Buffer, quality = 92) => sharp(image).jpeg({ quality }).toBuffer();

/** Position of the printed date of birth, in pixels of the page. */
const place = { left: 690, top: 405, width: 440, height: 62 };

/**
 * A passport with another date of birth pasted into the compressed image, by a program that leaves its name. The zone
 * has the true date.
 */
async function tampered(person: SamplePerson): Promise<Buffer> {
  const patch = await sharp(await passport(person, {}, '17 OCT 1999'))
    .extract(place)
    .toBuffer();
  return sharp(await jpeg(await passport(person), 60))
    .composite([{ input: patch, left: place.left, top: place.top }])
    .withExif({ IFD0: { Software: 'Adobe Photoshop 25.0' } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

const another: SamplePerson = { surname: 'ERIKSSON', given_names: 'ANNA MARIA', date_of_birth: '740812' };

const passports: Record<string, (person: SamplePerson) => Promise<Buffer>> = {
  passport: async (person) => jpeg(await passport(person)),
  'passport-expired': async (person) => jpeg(await passport(person, { expiration_date: '240501' })),
  'passport-of-another': async () => jpeg(await passport(another)),
  'passport-tampered': tampered,
};

/** The sample as a JPEG. Throws if there is none of this name. */
export async function drawSample(name: string, person: SamplePerson): Promise<Buffer> {
  const draw = passports[name];
  if (draw) return draw(person);
  const look = selfies[name];
  if (!look) throw new Error(`${name} is no sample.`);
  return jpeg(drawFace({ ...face, ...look }));
}
