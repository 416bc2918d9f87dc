import { describe, expect, it } from 'vitest';
import { documentFacts } from './document-facts';
import { evidenceOf } from './evidence';
import { challengeSteps, faceFacts } from './face-facts';
import { readFields, zoneLines } from './read-fields';

const place = {
  side: 'front',
  corners: [
    [1, 2],
    [30, 2],
    [30, 9],
    [1, 9],
  ],
};

/** An answer in an unknown form. */
const others = {
  compared: [1],
  reasons: { a: 1 },
  extracted_data: 'none',
  reading: {
    tamper_findings: [{ place: 3 }],
    date_places: 4,
    expired: true,
    zones: [],
    comparisons: 7,
    frames: 'x',
    challenge: 1,
  },
};

describe('the evidence of a document check', () => {
  it('contains the reasons, the findings in words and their places', () => {
    const found = evidenceOf({
      result_data: {
        reasons: ['The name on the document is only similar to the one that was given.'],
        reading: { tamper_findings: [{ name: 'zone_font', place, evidence: { certainty: 0.4567 } }] },
      },
    });
    const label = 'Letters of the zone have a different font';
    expect(found).toEqual({
      reasons: ['The name on the document is only similar to the one that was given.'],
      findings: [{ label, details: 'Certainty 0.46' }],
      marks: [{ label, side: 'front', corners: place.corners }],
      notice: null,
    });
  });

  it('marks the dates of an expired document and of zones that contradict one another', () => {
    const onBack = { ...place, side: 'back' };
    const date_places = { date_of_birth: [place, onBack], expiration_date: [onBack] };
    const finding = {
      name: 'zones_conflict',
      place: null,
      evidence: { field: 'date_of_birth', zones: 'mrz and printed' },
    };
    const reading = { tamper_findings: [finding], date_places, expired: true };
    const marksOf = (found: object) =>
      evidenceOf({ result_data: { reading: found } }).marks.map(({ label, side }) => [label, side]);
    const conflict = 'The zones contradict one another: date of birth';
    expect(marksOf(reading)).toEqual([
      [conflict, 'front'],
      [conflict, 'back'],
      ['The document expired', 'back'],
    ]);
    expect(marksOf({ ...reading, expired: false, tamper_findings: [] })).toEqual([]);
    // Readings of earlier versions have no places of dates.
    expect(marksOf({ ...reading, date_places: undefined })).toEqual([]);
  });

  it('is empty for an answer in an unknown form', () => {
    expect(evidenceOf({ result_data: {} })).toEqual({ reasons: [], findings: [], marks: [], notice: null });
    expect(evidenceOf({ result_data: others })).toMatchObject({ reasons: [], marks: [] });
  });
});

const ofDocument = (result_data: Record<string, unknown>) => ({ provider: 'Acme', result_data });

describe('the data of a document check', () => {
  it('is put into words', () => {
    const check_digits = [
      { field: 'document_number', holds: false },
      { field: 'composite', holds: true },
    ];
    const facts = documentFacts(
      ofDocument({
        document_type: 'passport',
        document_country: 'FR',
        validation_result: 'Refer',
        tamper_result: 'Pass',
        reading: { zones: { mrz: { check_digits } } },
      }),
    );
    expect(facts.map(({ label, value }) => [label, value])).toEqual([
      ['Document', 'Passport, France'],
      ['Validity and data', 'Needs review'],
      ['Signs of tampering', 'None found'],
      ['Check digits', 'Wrong: document number'],
    ]);
    expect(documentFacts(ofDocument({ answer: { result: 'Fail' } }))).toEqual([
      { label: 'Acme says', value: 'Fails' },
    ]);
    expect(documentFacts(ofDocument(others))).toEqual([]);
  });

  it('is shown beside each zone, with the worst comparison of them', () => {
    const zones: [string, string] = ['mrz', 'printed'];
    const { source, hasPrinted, rows } = readFields({
      result_data: {
        compared: [
          { field: 'name', given: 'Mary Ward', found: 'Mary Ward', agreement: 'agree' },
          { field: 'nationality', given: null, found: 'FR', agreement: 'missing' },
        ],
        extracted_data: {
          full_name: 'Mary Ward',
          nationality: 'FR',
          gender: 'female',
          document_number: 'X1',
        },
        reading: {
          zones: { mrz: { lines: ['P<FRA', 'X1'] }, printed: {} },
          comparisons: [
            { field: 'surname', zones, values: ['Ward', null], agreement: 'near' },
            { field: 'given_names', zones, values: ['Mary', null], agreement: 'agree' },
            { field: 'gender', zones, values: ['F', null], agreement: 'agree' },
            { field: 'document_number', zones, values: ['X1', null], agreement: 'not_found' },
          ],
        },
      },
    });
    expect([source, hasPrinted]).toEqual(['Machine-readable zone', true]);
    expect(rows).toEqual([
      { label: 'Name', given: 'Mary Ward', read: 'Mary Ward', printed: 'Similar', agreement: 'near' },
      { label: 'Nationality', given: null, read: 'France', printed: null, agreement: 'not_given' },
      { label: 'Document number', given: null, read: 'X1', printed: 'Not found', agreement: 'not_found' },
      // Its zones agree with each other, but nothing was given to compare with.
      { label: 'Sex', given: null, read: 'Female', printed: 'The same', agreement: 'not_given' },
    ]);
  });

  it('says of print that could not be read neither that it agrees nor that it differs', () => {
    const zones: [string, string] = ['mrz', 'printed'];
    const rowOf = (...agreements: string[]) => {
      const comparisons = agreements.map((agreement) => ({ field: 'date_of_birth', zones, agreement }));
      const compared = [
        { field: 'date_of_birth', given: '1985-04-12', found: '1985-04-12', agreement: 'agree' },
      ];
      const [row] = readFields({ result_data: { compared, reading: { comparisons } } }).rows;
      return [row?.printed, row?.agreement];
    };
    expect(rowOf('agree')).toEqual(['The same', 'agree']);
    expect(rowOf('not_read')).toEqual(['Could not be read', 'not_read']);
    expect(rowOf('not_found')).toEqual(['Not found', 'not_found']);
    expect(rowOf('conflict')).toEqual(['Another', 'conflict']);
  });

  it('is empty for an answer in an unknown form', () => {
    expect(readFields({ result_data: others }).rows).toEqual([]);
    expect(zoneLines({ result_data: others })).toEqual([]);
  });
});

describe('the facts of a face check', () => {
  const reading = {
    similarity: { band: 'high', score: 1 },
    same_face: 'middle',
    challenge: { followed: false, in_order: true, in_time: true, missed: ['turn_left'] },
    frames: [
      { action: 'look_ahead', faces: 1, follows: true },
      { action: 'turn_left', faces: 2, follows: false },
    ],
  };
  const builtIn = { face_match: false, face_match_score: 100, liveness_verified: false, certified: false };

  it('never say that the faces do not match before anybody has decided', () => {
    const facts = faceFacts(ofDocument({ ...builtIn, reading }));
    expect(facts).toEqual([
      { label: 'Similarity of selfie and portrait', value: 'High, 100 of 100' },
      { label: 'Challenge', value: 'Not followed: turn to the left' },
      { label: 'One person in all pictures', value: 'Not sure' },
    ]);
    expect(faceFacts(ofDocument(builtIn))).toEqual([]);
  });

  it('include the record of the challenge', () => {
    expect(challengeSteps(ofDocument({ reading }))).toEqual([
      { action: 'Look ahead', followed: 'Followed', note: null },
      { action: 'Turn to the left', followed: 'Not followed', note: '2 faces' },
    ]);
    expect(challengeSteps(ofDocument(others))).toEqual([]);
  });

  it('give what an outside provider confirms', () => {
    const confirmed = {
      liveness_verified: true,
      liveness_score: 98,
      face_match: false,
      face_match_score: 41,
    };
    expect(faceFacts(ofDocument({ ...confirmed, answer: { result: 'Refer' } }))).toEqual([
      { label: 'Same person', value: 'Not confirmed, 41 of 100' },
      { label: 'Live person', value: 'Confirmed, 98 of 100' },
      { label: 'Acme says', value: 'Leaves it to a reviewer' },
    ]);
  });
});
