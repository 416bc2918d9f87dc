import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { schemaBook } from './schema-book';
import { namesOf } from './schema-names';

const Colour = z.enum(['red', 'blue']);
const Brim = z.object({ width: z.number().int().default(5), colour: Colour });
const Hat = z.object({ brim: Brim, made: z.iso.datetime({ offset: true }), note: z.string().nullable() });
const NewHat = z.strictObject({ brim: Brim });
const names = namesOf([{ Colour, Brim, Hat, NewHat, hatCount: 3 }]);

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('openapi · schema book', () => {
  it('writes a named schema once and refers to it', () => {
    const book = schemaBook(names, { requests: [], answers: [Hat] });
    expect(book.ofAnswer(Hat)).toEqual(refTo('Hat'));
    expect(Object.keys(book.components)).toEqual(['Brim', 'Colour', 'Hat']);
    expect(book.components.Brim).toMatchObject({ properties: { colour: refTo('Colour') } });
  });

  it('inlines a schema without a name, also where a component refers to it', () => {
    const width = z.number().max(9);
    const Scarf = z.object({ width });
    const book = schemaBook(namesOf([{ Scarf }]), { requests: [], answers: [Scarf, width] });
    expect(book.ofAnswer(width)).toEqual({ type: 'number', maximum: 9 });
    expect(book.components.Scarf).toMatchObject({ properties: { width: { type: 'number', maximum: 9 } } });
  });

  it('adds a second component for requests where a schema differs from that of answers', () => {
    const book = schemaBook(names, { requests: [NewHat], answers: [Hat] });
    expect(Object.keys(book.components)).toEqual(['Brim', 'BrimInput', 'Colour', 'Hat', 'NewHat']);
    expect(book.components.Brim).toMatchObject({ required: ['width', 'colour'] });
    expect(book.components.BrimInput).toMatchObject({ required: ['colour'] });
    expect(book.components.NewHat).toMatchObject({ properties: { brim: refTo('BrimInput') } });
    expect(book.components.Hat).toMatchObject({ properties: { brim: refTo('Brim') } });
  });

  it('allows no additional fields in requests but in answers, and writes formats and null concisely', () => {
    const book = schemaBook(names, { requests: [NewHat], answers: [Hat] });
    expect(book.components.NewHat).toHaveProperty('additionalProperties', false);
    expect(book.components.Hat).not.toHaveProperty('additionalProperties');
    expect(book.components.Hat?.properties).toMatchObject({
      made: { type: 'string', format: 'date-time' },
      note: { type: ['string', 'null'] },
    });
  });

  it('refuses two schemas with one name, and an unregistered schema', () => {
    expect(() => namesOf([{ Hat }, { Hat: z.string() }])).toThrow('two schemas are named Hat');
    const book = schemaBook(names, { requests: [], answers: [] });
    expect(() => book.ofAnswer(z.string())).toThrow('unregistered schema');
  });
});
