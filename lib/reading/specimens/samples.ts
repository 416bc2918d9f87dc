import sharp from 'sharp';
import { drawSpecimen } from './draw.ts';
import { drawFace, type FaceOptions } from './face.ts';
import type { MrzContent } from './mrz-text.ts';
import { specimenOf } from './specimen.ts';

// What developers try the hosted journey with in the sandbox: a passport of nobody, as it should be and as it should not, and the face on it.

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

/** So that the printed zone is read without a miss. */
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

/** Where the date of birth is printed, in pixels of the page. */
const place = { left: 690, top: 405, width: 440, height: 62 };

/** Another date of birth was put into the compressed image, by a program that says its name. The zone has the true one. */
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

/** JPEG. Throws for a name that there is not. */
export async function drawSample(name: string, person: SamplePerson): Promise<Buffer> {
  const draw = passports[name];
  if (draw) return draw(person);
  const look = selfies[name];
  if (!look) throw new Error(`${name} is no sample.`);
  return jpeg(drawFace({ ...face, ...look }));
}
