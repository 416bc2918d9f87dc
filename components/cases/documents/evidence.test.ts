import { describe, expect, it } from 'vitest';
import { evidenceOf } from './evidence';

const place = {
  side: 'front',
  corners: [
    [1, 2],
    [30, 2],
    [30, 9],
    [1, 9],
  ],
};

describe('the evidence of a document check', () => {
  it('is what was compared, the reasons and the places of findings', () => {
    const found = evidenceOf({
      result_data: {
        compared: [{ field: 'name', given: 'Mary Ward', found: 'Mari Ward', agreement: 'near' }],
        reasons: ['The name on the document is only nearly the one that was given.'],
        reading: { tamper_findings: [{ name: 'zone_font', place, evidence: {} }] },
      },
    });
    expect(found).toEqual({
      compared: [{ field: 'name', given: 'Mary Ward', found: 'Mari Ward', agreement: 'near' }],
      reasons: ['The name on the document is only nearly the one that was given.'],
      marks: [{ label: 'Zone font', side: 'front', corners: place.corners }],
      notice: null,
    });
  });

  it('is nothing of an answer in another form', () => {
    const nothing = { compared: [], reasons: [], marks: [], notice: null };
    expect(evidenceOf({ result_data: {} })).toEqual(nothing);
    const others = {
      compared: [1],
      reasons: { a: 1 },
      reading: { tamper_findings: [{ place: 3 }] },
    };
    expect(evidenceOf({ result_data: others })).toEqual(nothing);
  });
});
