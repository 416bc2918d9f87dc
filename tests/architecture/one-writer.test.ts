import { describe, expect, it } from 'vitest';
import { sourceFiles, textOf, treeFiles } from './tree';

interface Model {
  /** As the Prisma client spells it: `riskAssessment`. */
  property: string;
  table: string;
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

const models: Model[] = treeFiles
  .filter((file) => file.startsWith('prisma/schema/'))
  .flatMap((file) => [...textOf(file).matchAll(/^model (\w+) \{[\s\S]*?@@map\("(\w+)"\)/gm)])
  .map(([, model = '', table = '']) => ({ property: lowerFirst(model), table }));

/** Read across folders, and so named in one store: docs/adr/0024. */
const views: Model[] = [
  { property: 'caseMembers', table: 'case_members' },
  { property: 'entityWork', table: 'entity_work' },
];

const namesOf = ({ property, table }: Model) =>
  new RegExp(
    `\\b(?:tx|prisma)\\.${property}\\b` +
      `|\\b(?:from|join|into|update|truncate|table)\\s+(?:only\\s+)?${table}\\b` +
      `|\\btable: '${table}'|readByToken(?:<\\w+>)?\\(ctx, '${table}'`,
  );

function ownerOf(file: string): string | null {
  const [, folder] = /^lib\/domain\/([^/]+)\/(?:.*\/)?store(?:\.ts$|\/)/.exec(file) ?? [];
  if (folder) return folder;
  return /^(lib\/platform|inngest\/embedded)\//.test(file) ? 'below the domain' : null;
}

const isTestCode = (file: string) =>
  /\.(test|spec)\.tsx?$|\/fixtures\/|^(tests|e2e|bench|training)\//.test(file);

const productFiles = sourceFiles.filter(
  (file) => /^(app|components|inngest|lib|processes|prisma\/seed)\//.test(file) && !isTestCode(file),
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

  it('are named in one folder each', () => {
    const owners = Map.groupBy(namings, ({ table }) => table);
    const shared = [...owners].filter(([, rows]) => new Set(rows.map(({ owner }) => owner)).size > 1);
    expect(shared).toEqual([]);
  });

  it.for([
    'tx.riskAssessment.findFirst({})',
    'db().prisma.riskAssessment.count()',
    'select * from risk_assessments where true',
    "const list = { table: 'risk_assessments' }",
  ])('are detected in the code %s', (code) => {
    expect(namesOf({ property: 'riskAssessment', table: 'risk_assessments' }).test(code)).toBe(true);
  });
});
