import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { DocumentInput, MrzFormat } from './document-reading';
import { patientReader } from './fixtures/shared-reader';
import { drawSpecimen, type DrawnSpecimen } from './specimens/draw';
import { madeUpPeople } from './specimens/people';
import { photoOf } from './specimens/photo';
import { randomFrom } from './specimens/random';
import { specimenOf } from './specimens/specimen';
import { turned, withGlare } from './specimens/spoil';

const reader = patientReader();
afterAll(() => reader.close());

const expected = { kind: null, country: null, today: '2026-11-23' };
const jpegOf = async (image: Buffer) => ({
  image: await sharp(image).jpeg({ quality: 92 }).toBuffer(),
  origin: null,
});

async function inputOf({ front, back }: DrawnSpecimen): Promise<DocumentInput> {
  return { front: await jpegOf(front), ...(back ? { back: await jpegOf(back) } : {}), expected };
}

describe('readDocument · machine-readable zone', () => {
  it.for<MrzFormat>(['TD1', 'TD2', 'TD3', 'MRV-A', 'MRV-B'])('reads a scan of %s', async (format) => {
    const person = madeUpPeople[1];
    const content = {
      date_of_birth: '850714',
      expiration_date: '310220',
      sex: 'F' as const,
      issuing_state: 'FIN',
      nationality: 'D<<',
    };
    const specimen = specimenOf({ format, seed: 11, person, content });
    const reading = await reader.readDocument(await inputOf(await drawSpecimen(specimen)));
    expect(reading.zones.mrz).toMatchObject({
      format,
      lines: specimen.mrz,
      place: { side: format === 'TD1' ? 'back' : 'front' },
    });
    expect(reading.zones.mrz?.check_digits.every(({ holds }) => holds)).toBe(true);
    expect(reading.fields).toEqual({
      surname: 'ZUBKOVA',
      given_names: 'IRINA OLEGOVNA',
      document_number: specimen.content.document_number,
      nationality: 'DE',
      issuing_country: 'FI',
      date_of_birth: '1985-07-14',
      expiration_date: '2031-02-20',
      gender: 'female',
    });
    expect(reading.expired).toBe(false);
  });

  it('reads a photo that is tilted, and one that is upside down', async () => {
    const specimen = specimenOf({ format: 'TD3', seed: 12 });
    const { front } = await drawSpecimen(specimen);
    const photo = await photoOf(front, { random: randomFrom(3), tilt: 0.015 });
    for (const picture of [photo, await turned(photo, 180)]) {
      const { zones } = await reader.readDocument({ front: await jpegOf(picture), expected });
      expect(zones.mrz?.lines).toEqual(specimen.mrz);
    }
  });

  it('says where the zone is', async () => {
    const { front } = await drawSpecimen(specimenOf({ format: 'TD3', seed: 12 }));
    const { zones } = await reader.readDocument({ front: await jpegOf(front), expected });
    const [topLeft, , bottomRight] = zones.mrz?.place.corners ?? [];
    expect(topLeft?.[1]).toBeGreaterThan(780);
    expect(bottomRight?.[1]).toBeGreaterThan(930);
    expect(bottomRight?.[0]).toBeGreaterThan(1350);
  });

  it('says that a document has expired', async () => {
    const specimen = specimenOf({ format: 'TD3', seed: 13, content: { expiration_date: '230101' } });
    const { front } = await drawSpecimen(specimen);
    expect((await reader.readDocument({ front: await jpegOf(front), expected })).expired).toBe(true);
  });

  it('never repairs a wrong check digit, and refers', async () => {
    const specimen = specimenOf({ format: 'TD3', seed: 14 });
    const [first = '', second = ''] = specimen.mrz;
    const wrong = [first, second.slice(0, 13) + '999999' + second.slice(19)];
    const { front } = await drawSpecimen({ ...specimen, mrz: wrong });
    const reading = await reader.readDocument({ front: await jpegOf(front), expected });
    expect(reading.zones.mrz?.lines).toEqual(wrong);
    expect(reading.zones.mrz?.check_digits).toContainEqual({ field: 'date_of_birth', holds: false });
    expect(reading.fields.date_of_birth).toBeNull();
    expect(reading.refer_reasons).toContain('check_digit_wrong');
  });

  it('refers what glare hides, though check digits may hold', async () => {
    const { front } = await drawSpecimen(specimenOf({ format: 'TD3', seed: 15 }));
    const hidden = await withGlare(front, 0.5, 0.84, 0.06);
    const { refer_reasons } = await reader.readDocument({ front: await jpegOf(hidden), expected });
    expect(refer_reasons).not.toEqual([]);
  });

  it('says that there is no zone', async () => {
    const { front } = await drawSpecimen(specimenOf({ format: 'TD1', seed: 16 }));
    const reading = await reader.readDocument({ front: await jpegOf(front), expected });
    expect(reading).toMatchObject({ kind: null, zones: { mrz: null } });
    expect(reading.refer_reasons).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(no_zone_found|zone_unreadable)$/)]),
    );
  });
});
