import { describe, expect, it } from 'vitest';
import { IndexBuilder } from './build-index';
import { madeUpEntities, madeUpList } from '../fixtures/made-up-list';
import { matcherOf } from '../matcher';
import { decodeSnapshot, encodeSnapshot, MalformedSnapshot } from './snapshot';

/** As in snapshot.ts. */
const prefixBytes = 24;

function builtIndex() {
  const builder = new IndexBuilder();
  builder.beginList(madeUpList([]));
  for (const entity of madeUpEntities) builder.add(entity);
  return builder.build();
}

function encoded(): ArrayBuffer {
  return new Uint8Array(Buffer.concat(encodeSnapshot(builtIndex()))).buffer;
}

describe('screening · snapshot', () => {
  it('returns the same matches as the index that was encoded', () => {
    const [before, after] = [matcherOf(builtIndex()), matcherOf(decodeSnapshot(encoded()))];
    const options = { threshold: 0, limit: 50 };
    for (const { primary_name: name } of madeUpEntities) {
      const found = before.search({ name, entity_type: 'any' }, options);
      expect(found.length).toBeGreaterThan(0);
      expect(after.search({ name, entity_type: 'any' }, options)).toEqual(found);
    }
    expect(after.lists).toEqual(before.lists);
    expect(after.nameCount).toBe(before.nameCount);
  });

  it('has the same bytes when the entities are the same', () => {
    expect(Buffer.from(encoded()).equals(Buffer.from(encoded()))).toBe(true);
  });

  it('refuses bytes that are incomplete or in another format', () => {
    const bytes = encoded();
    expect(() => decodeSnapshot(bytes.slice(0, -1))).toThrow(MalformedSnapshot);
    expect(() => decodeSnapshot(bytes.slice(0, 3))).toThrow(MalformedSnapshot);
    new DataView(bytes).setUint32(0, 999);
    expect(() => decodeSnapshot(bytes)).toThrow('another format');
  });

  it('refuses bytes when any byte of the header is damaged', () => {
    const whole = encoded();
    const headerEnd = prefixBytes + new DataView(whole).getUint32(4);
    for (let at = 0; at < headerEnd; at += 1) {
      const damaged = whole.slice(0);
      new Uint8Array(damaged)[at]! ^= 0x41;
      expect(() => decodeSnapshot(damaged), `byte ${at}`).toThrow(MalformedSnapshot);
    }
  });

  it('refuses a header when a column exceeds the bytes', () => {
    const beyond = { ...builtIndex(), model_version: 'Beyond' };
    Object.assign(beyond, { elsewhere: { column: 'Uint32Array', at: 2 ** 30, length: 1 } });
    const bytes = new Uint8Array(Buffer.concat(encodeSnapshot(beyond))).buffer;
    expect(() => decodeSnapshot(bytes)).toThrow(MalformedSnapshot);
  });
});
