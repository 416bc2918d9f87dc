import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

// Finds each condition on a project in the queries, and makes it one that can be switched off while the tests run.

export interface Condition {
  /** `lib/domain/cases/store.ts:15`, and which one of its line. */
  id: string;
  text: string;
  /** The function that it is in. */
  of: string;
  /** Where the source is added to, and what. */
  edits: { at: number; insert: string }[];
}

/** In SQL, `project_id = …` and `project_id is null`, not the names of columns. */
const inSql = /(?:\b\w+\.)?project_id\s*(?:=\s*(?:\$\{[^}]*\}|\$\d+|\w+\.project_id)|is null)/g;

const isText = (node: ts.Node) =>
  ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isStringLiteral(node);

/** Rows to insert hold a project, too, which is no condition. */
function isOfRow(node: ts.Node): boolean {
  for (let each = node.parent; each && !ts.isBlock(each); each = each.parent) {
    if (ts.isPropertyAssignment(each)) {
      const name = each.name.getText();
      if (name === 'where' || name === 'cursor') return false;
      if (name === 'data' || name === 'create') return true;
    }
    if (ts.isVariableDeclaration(each) && /^rows?$/.test(each.name.getText())) return true;
  }
  return ts.isObjectLiteralExpression(node.parent) && node.parent.properties.some(ts.isSpreadAssignment);
}

/** Of the declaration of the file. */
function nameAt(tree: ts.SourceFile, at: number): string {
  const statement = tree.statements.find((each) => each.pos <= at && at < each.end);
  if (statement && ts.isFunctionDeclaration(statement)) return statement.name?.text ?? '';
  const [declaration] =
    statement && ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
  return declaration?.name.getText(tree) ?? '';
}

export const queryFiles = globSync('lib/{domain/*,platform}/{store,store/*,keyset,idempotency}.ts')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('.test.ts'))
  .sort();

export function conditionsIn(file: string, source = readFileSync(file, 'utf8')): Condition[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: { start: number; end: number; wrap: boolean }[] = [];
  const visit = (node: ts.Node): void => {
    if (isText(node)) {
      const start = node.getStart(tree);
      for (const match of source.slice(start, node.end).matchAll(inSql)) {
        found.push({ start: start + match.index, end: start + match.index + match[0].length, wrap: false });
      }
      return;
    }
    const isProject =
      ts.isPropertyAssignment(node) &&
      node.name.getText(tree) === 'project_id' &&
      node.initializer.getText(tree) === 'ctx.project.id';
    if (isProject && !isOfRow(node)) {
      found.push({ start: node.initializer.getStart(tree), end: node.end, wrap: true });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  const onLine = new Map<number, number>();
  return found.map(({ start, end, wrap }) => {
    const line = tree.getLineAndCharacterOfPosition(start).line + 1;
    const number = (onLine.get(line) ?? 0) + 1;
    onLine.set(line, number);
    const id = `${file}:${line}${number > 1 ? `#${number}` : ''}`;
    const edits = wrap
      ? [
          { at: start, insert: `globalThis.probityCondition(${JSON.stringify(id)}, ` },
          { at: end, insert: ')' },
        ]
      : [{ at: end, insert: ` /*condition ${id}*/` }];
    return { id, text: source.slice(start, end), of: `${file} ${nameAt(tree, start)}`, edits };
  });
}

export function switchable(file: string, source: string): string {
  const edits = conditionsIn(file, source).flatMap((condition) => condition.edits);
  return edits
    .sort((a, b) => b.at - a.at)
    .reduce((code, { at, insert }) => code.slice(0, at) + insert + code.slice(at), source);
}
