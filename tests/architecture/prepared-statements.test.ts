import { describe, expect, it } from 'vitest';
import { sourceFiles, textOf } from './tree';

/** The runner names the columns that it returns, and has no other client (docs/adr/0058). */
const runner = /^inngest\/(embedded|outbox)\//;

const sender = 'lib/platform/database/statements.ts';

/** A cursor needs the connection itself. The other opens connections and sends nothing on them. */
const takesConnections = [
  sender,
  'lib/domain/watchlists/store/version-entries.ts',
  'lib/platform/database/db.ts',
];

const productFiles = sourceFiles.filter(
  (file) =>
    /^(app|inngest|lib|processes|scripts)\//.test(file) &&
    !/\.test\.tsx?$|\/fixtures\//.test(file) &&
    !runner.test(file),
);

/** `pg` takes a statement's name only in an object. */
const sendsObject = (text: string) => /\.query(?:<[^()]*>)?\(\s*\{/.test(text);

const takesPool = (text: string) =>
  /\bdb\(\)\s*\.statements\b|\{[^}\n]*\bstatements\b[^}\n]*\} = db\(\)/.test(text);

// After a migration, PostgreSQL refuses what a connection has prepared until it is prepared again (docs/adr/0102).
describe('prepared statements', () => {
  it('are sent only by lib/platform/database/statements.ts', () => {
    const others = productFiles.filter((file) => file !== sender && sendsObject(textOf(file)));
    expect(others).toEqual([]);
  });

  it('are the only users of the pool for statements', () => {
    const others = productFiles.filter((file) => !takesConnections.includes(file) && takesPool(textOf(file)));
    expect(others).toEqual([]);
  });

  it.for([
    "await db().statements.query<Row>({\n  name: 'find',",
    "client.query({ name: 'find', text })",
    'client.query<{ a: number }>({ name })',
  ])('are detected in the code %s', (code) => expect(sendsObject(code)).toBe(true));

  it.for([
    'db().statements.query(statement)',
    'await db()\n  .statements.query(announce)',
    'const { statements } = db();',
  ])('are detected by their pool in the code %s', (code) => expect(takesPool(code)).toBe(true));
});
