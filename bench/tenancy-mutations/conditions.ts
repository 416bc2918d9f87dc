import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

// Finds each condition on a project in the queries, and makes it switchable while the tests run.

export interface Condition {
  /** `lib/domain/cases/store.ts:15`, with a number if its line has several. */
  id: string;
  text: string;
  /** The file and function that contain it. */
  of: string;
  /** Text to insert into the source, by position. */
  edits: { at: number; insert: string }[];
}

/** In SQL: `project_id = …`, also in a part (`?`), and `project_id is null`, but not column names. */
const inSql = /(?:\b\w+\.)?project_id\s*(?:=\s*(?:\$\{[^}]*\}|\$\d+(?:::int)?|\?|\w+\.project_id)|is null)/g;

const isText = (node: ts.Node) =>
  ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isStringLiteral(node);

/** Whether the object is a row to insert, whose project is not a condition. Null if it is unclear. */
function isOfRow(node: ts.Node): boolean | null {
  for (let each = node.parent; each && !ts.isBlock(each); each = each.parent) {
    if (ts.isPropertyAssignment(each)) {
      const name = each.name.getText();
      if (name === 'where' || name === 'cursor') return false;
      if (name === 'data' || name === 'create') return true;
    }
    if (ts.isVariableDeclaration(each) && /^rows?$/.test(each.name.getText())) return true;
  }
  const isSpread =
    ts.isObjectLiteralExpression(node.parent) && node.parent.properties.some(ts.isSpreadAssignment);
  return isSpread ? true : null;
}

/** The value of `project_id` in an object; null if it is not a condition. */
function valueOf(tree: ts.SourceFile, node: ts.Node): string | null {
  if (ts.isShorthandPropertyAssignment(node))
    return node.name.text === 'project_id' && isOfRow(node) === false ? 'project_id' : null;
  if (!ts.isPropertyAssignment(node) || node.name.getText(tree) !== 'project_id') return null;
  const value = node.initializer.getText(tree);
  if (value === 'ctx.project.id') return isOfRow(node) ? null : value;
  return value === 'null' && isOfRow(node) === false ? value : null;
}

/** Name of the top-level declaration at this position. */
function nameAt(tree: ts.SourceFile, at: number): string {
  const statement = tree.statements.find((each) => each.pos <= at && at < each.end);
  if (statement && ts.isFunctionDeclaration(statement)) return statement.name?.text ?? '';
  const [declaration] =
    statement && ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
  return declaration?.name.getText(tree) ?? '';
}

interface Place {
  start: number;
  end: number;
  /** Set for a condition in an object rather than in a text. */
  value?: string;
  isShorthand?: boolean;
}

function placesIn(tree: ts.SourceFile): Place[] {
  const found: Place[] = [];
  const visit = (node: ts.Node): void => {
    if (isText(node)) {
      const start = node.getStart(tree);
      for (const match of tree.text.slice(start, node.end).matchAll(inSql)) {
        found.push({ start: start + match.index, end: start + match.index + match[0].length });
      }
      return;
    }
    const value = valueOf(tree, node);
    if (value !== null) {
      const isShorthand = ts.isShorthandPropertyAssignment(node);
      const start = ts.isPropertyAssignment(node) ? node.initializer.getStart(tree) : node.getStart(tree);
      found.push({ start, end: node.end, value, isShorthand });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function editsOf(id: string, { start, end, value, isShorthand }: Place): Condition['edits'] {
  if (value === undefined) return [{ at: end, insert: ` /*condition ${id}*/` }];
  const opening = `globalThis.probityCondition(${JSON.stringify(id)}, `;
  if (isShorthand) return [{ at: end, insert: `: ${opening}${value})` }];
  return [
    { at: start, insert: opening },
    { at: end, insert: ')' },
  ];
}

export function conditionsIn(file: string, source = readFileSync(file, 'utf8')): Condition[] {
  if (!source.includes('project_id')) return [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const onLine = new Map<number, number>();
  return placesIn(tree).map((place) => {
    const line = tree.getLineAndCharacterOfPosition(place.start).line + 1;
    const number = (onLine.get(line) ?? 0) + 1;
    onLine.set(line, number);
    const id = `${file}:${line}${number > 1 ? `#${number}` : ''}`;
    const text = source.slice(place.start, place.end);
    return { id, text, of: `${file} ${nameAt(tree, place.start)}`, edits: editsOf(id, place) };
  });
}

/** All files of the product that contain a condition, whatever their name. */
export const queryFiles = globSync('{lib,app}/**/*.ts')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('.test.ts') && conditionsIn(file).length > 0)
  .sort();

export function switchable(file: string, source: string): string {
  const edits = conditionsIn(file, source).flatMap((condition) => condition.edits);
  return edits
    .sort((a, b) => b.at - a.at)
    .reduce((code, { at, insert }) => code.slice(0, at) + insert + code.slice(at), source);
}
