import { ProbityError } from '@/clients/typescript/src/problem';
import { fieldLabel } from '@/lib/domain/wording';

/** A field of the API that a message mentions, such as `due_days`. */
const mentioned = /\b[a-z]+(?:_[a-z]+)+\b/g;

/** The message with the fields that it mentions in words: “Due days”. */
export const inWords = (message: string, labelOf: (name: string) => string = fieldLabel): string =>
  message.replaceAll(mentioned, (name) => `“${labelOf(name)}”`);

function messageOf(problem: unknown, isAbout: (field: string) => boolean): string | undefined {
  if (!(problem instanceof ProbityError)) return undefined;
  const detail = problem.details.find((each) => isAbout(each.field));
  return detail && inWords(detail.message);
}

/** What the API says about a field, or about a part of it such as `events.0`. */
export const errorOf = (problem: unknown, field: string): string | undefined =>
  messageOf(problem, (each) => each === field || each.startsWith(`${field}.`));

/** Like `errorOf`, but without errors of a part, which are shown there. */
export const exactErrorOf = (problem: unknown, field: string): string | undefined =>
  messageOf(problem, (each) => each === field);
