import { describe, expect, it } from 'vitest';
import { sourceFiles, textOf, treeFiles } from './tree';

interface Model {
  /** The name in the Prisma client: `riskAssessment`. */
  property: string;
  table: string;
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

const models: Model[] = treeFiles
  .filter((file) => file.startsWith('prisma/schema/'))
  .flatMap((file) => [...textOf(file).matchAll(/^model (\w+) \{[\s\S]*?@@map\("(\w+)"\)/gm)])
  .map(([, model = '', table = '']) => ({ property: lowerFirst(model), table }));

/** Views are read across folders (docs/adr/0024), but are also named in one store only. */
const views: Model[] = treeFiles
  .filter((file) => file.startsWith('prisma/migrations/') && file.endsWith('.sql'))
  .flatMap((file) => [...textOf(file).matchAll(/^create view (\w+)/gm)])
  .map(([, table = '']) => ({ property: table, table }));

const queries = 'find|create|update|upsert|delete|count\\(|aggregate|groupBy';

/**
 * Matches a query of any client, the table in SQL, and the table of a list. Misses relations and table names in
 * variables.
 */
const namesOf = ({ property, table }: Model) =>
  new RegExp(
    `[.\\[]['"]?${property}['"]?\\]?\\s*\\??\\.\\s*(?:${queries})` +
      `|\\{[^}\\n]*\\b${property}\\b[^}\\n]*\\} = (?:await )?(?:tx|prisma|db\\(\\))` +
      `|\\b(?:from|join|into|update|using|truncate|table)\\s+(?:only\\s+)?(?:"?public"?\\.)?"?${table}\\b` +
      `|\\btable: '${table}'|readByToken(?:<\\w+>)?\\(ctx, '${table}'`,
    'i',
  );

function ownerOf(file: string): string | null {
  const [, folder] = /^lib\/domain\/([^/]+)\/(?:.*\/)?store(?:\.ts$|\/)/.exec(file) ?? [];
  if (folder) return folder;
  return /^(lib\/platform|inngest\/(embedded|outbox))\//.test(file) ? 'below the domain' : null;
}

const isTestCode = (file: string) =>
  /\.(test|spec)\.tsx?$|\/fixtures\/|^(tests|e2e|bench|training)\//.test(file);

const productFiles = sourceFiles.filter(
  (file) => /^(app|components|inngest|lib|processes|prisma\/seed|scripts)\//.test(file) && !isTestCode(file),
);

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const namings = productFiles.flatMap((file) => {
  const text = withoutComments(textOf(file));
  return [...models, ...views]
    .filter((model) => namesOf(model).test(text))
    .map(({ table }) => ({ file, table, owner: ownerOf(file) }));
});

describe('tables', () => {
  it('are named only in stores', () => {
    expect(namings.filter(({ owner }) => owner === null)).toEqual([]);
  });

  it('are read by SQL that no verb writes', () => {
    const verbs = productFiles.filter((file) => /^lib\/domain\/[^/]+\/(?:service|own|sync)\//.test(file));
    expect(verbs.filter((file) => /\bsql: ['"`]|\$(?:query|execute)Raw/.test(textOf(file)))).toEqual([]);
  });

  it('are written as unchecked SQL only in stores', () => {
    const unchecked = productFiles.filter((file) => /RawUnsafe\b/.test(withoutComments(textOf(file))));
    expect(unchecked.filter((file) => ownerOf(file) === null)).toEqual([]);
  });

  it('are each named in one folder', () => {
    const owners = Map.groupBy(namings, ({ table }) => table);
    const shared = [...owners].filter(([, rows]) => new Set(rows.map(({ owner }) => owner)).size > 1);
    expect(shared).toEqual([]);
  });

  it.for([
    'tx.riskAssessment.findFirst({})',
    'db().prisma.riskAssessment.count()',
    'select * from risk_assessments where true',
    "const list = { table: 'risk_assessments' }",
    'client.riskAssessment.update({})',
    'tx\n  .riskAssessment.count()',
    "tx['riskAssessment'].findMany()",
    'const { riskAssessment } = tx;',
    'UPDATE "risk_assessments" SET tier = null',
    'select 1 from public.risk_assessments',
  ])('are detected in the code %s', (code) => {
    expect(namesOf({ property: 'riskAssessment', table: 'risk_assessments' }).test(code)).toBe(true);
  });
});
