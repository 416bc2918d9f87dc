import { afterAll, describe, expect, it } from 'vitest';
import type { DocumentReading } from '../document-reading';
import { drawSample } from '../draw-sample';
import { patientReader } from '../fixtures/shared-reader';

const reader = patientReader();
afterAll(() => reader.close());

const person = { surname: 'RAMAN', given_names: 'PRIYA', date_of_birth: '930308' };
const expected = { kind: 'passport', country: 'GB', today: '2026-11-23' } as const;

/** Reads a sample in the same way as an upload. */
async function readSample(name: string): Promise<DocumentReading> {
  const { image, origin, problems } = await reader.checkCapture(() => drawSample(name, person), 'front');
  expect(problems).toEqual([]);
  if (!image) throw new Error('a sample was refused');
  return reader.readDocument({ front: { image, origin }, expected });
}

const nothingAgainst = { expired: false, refer_reasons: [], tamper_findings: [] };

describe('sample images', () => {
  it('pass as a valid passport', async () => {
    const reading = await readSample('passport');
    expect(reading).toMatchObject(nothingAgainst);
    expect(reading.fields).toMatchObject({
      surname: 'RAMAN',
      given_names: 'PRIYA',
      date_of_birth: '1993-03-08',
      nationality: 'GB',
    });
  });

  it('include an expired passport', async () => {
    const reading = await readSample('passport-expired');
    expect(reading).toMatchObject({ ...nothingAgainst, expired: true });
  });

  it('include the passport of another person', async () => {
    const reading = await readSample('passport-of-another');
    expect(reading).toMatchObject(nothingAgainst);
    expect(reading.fields).toMatchObject({ surname: 'ERIKSSON', date_of_birth: '1974-08-12' });
  });

  it('include a passport that was tampered with', async () => {
    const { tamper_findings, refer_reasons } = await readSample('passport-tampered');
    const names = tamper_findings.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['edited_by_software', 'zones_conflict']));
    expect(refer_reasons).toContain('signs_of_tampering');
  });

  it('show one face in the selfie of the challenge, and refuse an unknown name', async () => {
    const look = await drawSample('selfie-look-ahead', person);
    expect((await reader.checkCapture(async () => look, 'selfie')).problems).toEqual([]);
    await expect(drawSample('selfie-asleep', person)).rejects.toThrow('no sample');
  });
});
