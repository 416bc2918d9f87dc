import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { DocumentInput } from './document-reading';
import { patientReader } from './fixtures/shared-reader';
import { createReader } from './reader';
import { drawSpecimen, type DrawnSpecimen } from './specimens/draw';
import { madeUpPeople } from './specimens/people';
import { photoOf } from './specimens/photo';
import { randomFrom } from './specimens/random';
import { specimenOf } from './specimens/specimen';
import { turned, withGlare, withShadow } from './specimens/spoil';

// Few readings, each of which tests several things, because one takes a second. `npm run bench:journey` reads many.

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

describe('readDocument', () => {
  it('reads a card with the zone upside down on the back, which matches the print on the front', async () => {
    const content = {
      date_of_birth: '850714',
      expiration_date: '310220',
      sex: 'F' as const,
      issuing_state: 'FIN',
      nationality: 'D<<',
    };
    const specimen = specimenOf({ format: 'TD1', seed: 11, person: madeUpPeople[1], content });
    const drawn = await drawSpecimen(specimen);
    const back = drawn.back && (await turned(drawn.back, 180));
    const reading = await reader.readDocument(await inputOf({ ...drawn, back }));
    expect(reading.zones.mrz).toMatchObject({ format: 'TD1', lines: specimen.mrz, place: { side: 'back' } });
    expect(reading.zones.mrz?.check_digits.map(({ holds }) => holds)).toEqual([true, true, true, true]);
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
    expect(reading).toMatchObject({ kind: 'national_id', expired: false, unfinished_steps: [] });
    const found = Object.fromEntries(reading.comparisons.map(({ field, agreement }) => [field, agreement]));
    expect(found).toMatchObject({ surname: 'agree', given_names: 'agree', date_of_birth: 'agree' });
  });

  it('notices changed print, and returns the position of the zone', async () => {
    const printed = { surname: 'MONTGOMERY', date_of_birth: '17 JUN 1988' };
    const specimen = specimenOf({ format: 'TD2', seed: 12, person: madeUpPeople[0], printed });
    const reading = await reader.readDocument(await inputOf(await drawSpecimen(specimen)));
    const found = Object.fromEntries(reading.comparisons.map(({ field, agreement }) => [field, agreement]));
    expect(found).toMatchObject({ surname: 'not_found', given_names: 'agree', date_of_birth: 'conflict' });
    expect(reading.refer_reasons).toEqual(expect.arrayContaining(['zones_differ', 'signs_of_tampering']));
    expect(reading.tamper_findings).toContainEqual({
      name: 'zones_conflict',
      place: null,
      evidence: { field: 'date_of_birth', zones: 'mrz and printed' },
    });
    // In the zone, 300 dots per inch, 6.8 mm from the left and with 10 characters to the inch; and in print, where
    // another date stands instead.
    const [inZone, inPrint, ...others] = reading.date_places.date_of_birth ?? [];
    const xs = inZone?.corners.map(([x]) => x) ?? [];
    expect(Math.abs(Math.min(...xs) - 300 * (6.8 / 25.4 + 1.3))).toBeLessThan(12);
    expect(Math.abs(Math.max(...xs) - 300 * (6.8 / 25.4 + 1.9))).toBeLessThan(12);
    const printedLine = reading.zones.printed?.lines.find(({ text }) => text === printed.date_of_birth);
    expect(inPrint).toEqual({ side: 'front', corners: printedLine?.corners });
    expect(others).toEqual([]);
    const [topLeft, , bottomRight] = reading.zones.mrz?.place.corners ?? [];
    expect(topLeft?.[1]).toBeGreaterThan(640);
    expect(bottomRight?.[0]).toBeGreaterThan(1_100);
  });

  it('finds every printed field in a shadow, in two scripts', async () => {
    const specimen = specimenOf({ format: 'TD3', seed: 50_011, person: madeUpPeople[11] });
    const { front } = await drawSpecimen(specimen);
    const { comparisons } = await reader.readDocument({
      front: await jpegOf(await withShadow(front)),
      expected,
    });
    expect(comparisons.map(({ agreement }) => agreement)).toEqual(Array(5).fill('agree'));
  });

  it('finds the print of a card that lies upside down, and takes no part of it for the card', async () => {
    const specimen = specimenOf({ format: 'TD1', seed: 50_130, person: madeUpPeople[10] });
    const drawn = await drawSpecimen(specimen);
    const front = await turned(drawn.front, 180);
    const reading = await reader.readDocument(await inputOf({ ...drawn, front }));
    expect(reading.comparisons.map(({ agreement }) => agreement)).toEqual(Array(5).fill('agree'));
  });

  it('never corrects a wrong check digit, and names the program that edited the image', async () => {
    const specimen = specimenOf({ format: 'TD3', seed: 14, content: { expiration_date: '230101' } });
    const [first = '', second = ''] = specimen.mrz;
    const mrz = [first, `${second.slice(0, 13)}999999${second.slice(19)}`];
    const { front } = await drawSpecimen({ ...specimen, mrz });
    const origin = {
      media_type: 'image/jpeg' as const,
      software: 'GIMP',
      jpeg_quality: 90,
      has_camera_metadata: false,
    };
    const reading = await reader.readDocument({ front: { ...(await jpegOf(front)), origin }, expected });
    expect(reading.zones.mrz?.lines).toEqual(mrz);
    expect(reading.zones.mrz?.check_digits).toContainEqual({ field: 'date_of_birth', holds: false });
    expect(reading.fields.date_of_birth).toBeNull();
    expect(reading.expired).toBe(true);
    expect(reading.date_places.expiration_date).toHaveLength(2);
    expect(reading.refer_reasons).toContain('check_digit_wrong');
    expect(reading.tamper_findings.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['edited_by_software', 'check_digit_wrong']),
    );
  });

  it('reads a tilted photo of a visa, and reports that a passport was expected', async () => {
    const specimen = specimenOf({ format: 'MRV-A', seed: 15 });
    const { front } = await drawSpecimen(specimen);
    const photo = await photoOf(front, { random: randomFrom(3), tilt: 0.015, width: 1_600, height: 1_200 });
    const reading = await reader.readDocument({
      front: await jpegOf(photo),
      expected: { ...expected, kind: 'passport', country: 'ZW' },
    });
    expect(reading).toMatchObject({ kind: 'visa', zones: { mrz: { format: 'MRV-A', lines: specimen.mrz } } });
    expect(reading.refer_reasons).toContain('unexpected_kind');
  });

  it('reads the barcode of a licence', async () => {
    const specimen = specimenOf({ format: 'AAMVA', seed: 16, person: madeUpPeople[0] });
    const drawn = await drawSpecimen(specimen);
    const back = drawn.back && (await turned(drawn.back, 5));
    const reading = await reader.readDocument(await inputOf({ ...drawn, back }));
    expect(reading).toMatchObject({
      kind: 'driving_licence',
      zones: { mrz: null, barcode: { issuer: '636000', version: 10, place: { side: 'back' } } },
      fields: {
        surname: 'ERIKSSON',
        given_names: 'ANNA MARIA',
        document_number: specimen.content.document_number,
        issuing_country: 'US',
      },
    });
  });

  it('refers a zone that glare hides, even if check digits match', async () => {
    const { front } = await drawSpecimen(specimenOf({ format: 'TD3', seed: 15 }));
    const hidden = await withGlare(front, 0.5, 0.84, 0.06);
    const { refer_reasons } = await reader.readDocument({ front: await jpegOf(hidden), expected });
    expect(refer_reasons).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(low_contrast|low_confidence|zone_unreadable)$/)]),
    );
  });
});

describe('a job that exceeds its limit', () => {
  it('is ended, and refers', async () => {
    const hasty = createReader({ patience: 0.000_01 });
    const { front } = await drawSpecimen(specimenOf({ format: 'TD3', seed: 17 }));
    const reading = await hasty.readDocument({ front: await jpegOf(front), expected });
    expect(reading).toMatchObject({ kind: null, refer_reasons: ['limit_reached'] });
    expect(reading.unfinished_steps).toEqual(['locate', 'mrz', 'barcode', 'tamper', 'printed']);
    expect(await hasty.checkCapture(async () => front, 'front')).toMatchObject({
      problems: ['not_checked'],
      refusal: 'out_of_time',
      image: null,
    });
    await hasty.close();
  });

  it('opens an upload only when it is its turn', async () => {
    let opened = 0;
    const whole = Promise.withResolvers<Buffer>();
    const open = () => {
      opened += 1;
      return whole.promise;
    };
    const checks = Array.from({ length: 5 }, () => reader.checkCapture(open, 'front'));
    await expect.poll(() => opened).toBe(1);
    await new Promise(setImmediate);
    expect(opened).toBe(1);
    whole.resolve(Buffer.from('no image'));
    await Promise.all(checks);
    expect(opened).toBe(5);
  });

  it('ends when its caller leaves', async () => {
    const { front } = await drawSpecimen(specimenOf({ format: 'TD3', seed: 17 }));
    const gone = new AbortController();
    const check = reader.checkCapture(async () => front, 'front', { signal: gone.signal });
    gone.abort(new Error('The caller has gone.'));
    await expect(check).rejects.toThrow('The caller has gone.');
  });
});
