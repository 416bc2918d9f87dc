import type { z } from 'zod';
import type { DetailCode } from './detail-codes';
import type { ErrorDetail } from './errors';
import { isImpossibleDate } from './plain-issues';

/** Maximum number of details in an error response. */
export const maxDetails = 100;

type IssueCode = Exclude<z.core.$ZodIssue['code'], 'custom'>;

/** A record, so that a new code of zod's does not compile until it has one of ours. */
const codeOfIssue: Record<IssueCode, DetailCode> = {
  invalid_type: 'invalid_type',
  too_big: 'too_big',
  too_small: 'too_small',
  invalid_format: 'invalid_format',
  invalid_value: 'invalid_value',
  not_multiple_of: 'not_multiple_of',
  unrecognized_keys: 'unknown_field',
  invalid_union: 'invalid_value',
  invalid_key: 'invalid',
  invalid_element: 'invalid',
};

/** The code of the schema rule, if it has its own. */
function codeOf(issue: z.core.$ZodIssue): DetailCode {
  if (issue.code === 'custom') return (issue.params?.code as DetailCode) ?? 'invalid'; // set by `fault`
  if (issue.code === 'invalid_format' && isImpossibleDate(issue)) return 'impossible_date';
  return codeOfIssue[issue.code];
}

export type Naming = 'field' | 'parameter';

const unknownName = (naming: Naming, path: PropertyKey[], key: string): ErrorDetail => ({
  field: [...path, key].join('.'),
  message: `is not a ${naming} of this request`,
  code: `unknown_${naming}`,
});

/** The issues of the union member that has the shape of the value: an object, or a list of objects. */
function issuesOfMember(issue: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssue[] {
  const hasShape = (issues: z.core.$ZodIssue[]) =>
    issues.every(({ path, code }) => path.length > 0 || code !== 'invalid_type');
  const member = issue.errors.find(hasShape) ?? [];
  return member.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/**
 * A text with none of the forms that a union allows, such as a date or a time: one detail that says them all, or that the
 * date does not exist. Null for another issue.
 */
function formsOf(issue: z.core.$ZodIssueInvalidUnion): ErrorDetail | null {
  const forms = issue.errors.flatMap(([first]) =>
    first?.code === 'invalid_format' && first.path.length === 0 ? [first] : [],
  );
  if (forms.length === 0 || forms.length < issue.errors.length) return null;
  const field = issue.path.join('.');
  const impossible = forms.find(isImpossibleDate);
  if (impossible) return { field, message: impossible.message, code: 'impossible_date' };
  const [first = '', ...others] = forms.map(({ message }) => message);
  const message = [first, ...others.map((other) => other.replace(/^must be /, ''))].join(', or ');
  return { field, message, code: 'invalid_format' };
}

/** Whether the field that says which member of a union is meant is missing: zod reports the whole object. */
const lacksDiscriminator = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'invalid_union' &&
  'discriminator' in issue &&
  (issue.input as Record<string, unknown>)[String(issue.discriminator)] === undefined; // an object has its members

function* eachDetail(issues: Iterable<z.core.$ZodIssue>, naming: Naming): Generator<ErrorDetail> {
  for (const issue of issues) {
    const ofForms = issue.code === 'invalid_union' ? formsOf(issue) : null;
    const inMember = issue.code === 'invalid_union' ? issuesOfMember(issue) : [];
    if (ofForms) yield ofForms;
    else if (inMember.length > 0) yield* eachDetail(inMember, naming);
    else if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) yield unknownName(naming, issue.path, key);
    } else yield detailOf(issue);
  }
}

function detailOf(issue: z.core.$ZodIssue): ErrorDetail {
  const { input, path, message } = issue;
  const field = path.join('.');
  if (input === undefined || lacksDiscriminator(issue))
    return { field, message: 'is required', code: 'required' };
  return { field, message, code: codeOf(issue) };
}

/** The first of each field, up to one more than an answer shows. */
export function onePerField(details: Iterable<ErrorDetail>): ErrorDetail[] {
  const firsts = new Map<string, ErrorDetail>();
  for (const detail of details) {
    if (!firsts.has(detail.field)) firsts.set(detail.field, detail);
    if (firsts.size > maxDetails) break;
  }
  return [...firsts.values()];
}

/**
 * One detail for each wrong field, up to one more than an answer shows. Needs `reportInput`: only the input
 * tells a missing field from a wrong one.
 */
export const detailsOf = ({ issues }: Pick<z.ZodError, 'issues'>, naming: Naming = 'field'): ErrorDetail[] =>
  onePerField(eachDetail(issues, naming));

/** Maximum length of text from the caller, such as the name of a field. */
const maxTextLength = 200;

const cut = (text: string) => (text.length > maxTextLength ? `${text.slice(0, maxTextLength - 1)}…` : text);

/** The details, limited in number and length. */
export function boundedDetails(details: readonly ErrorDetail[]): ErrorDetail[] {
  const shown = details.slice(0, maxDetails);
  return shown.map(({ field, message, code }) => ({ field: cut(field), message: cut(message), code }));
}
