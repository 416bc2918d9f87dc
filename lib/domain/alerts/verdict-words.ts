import { type AlertKind, effectOf, type Tense, type Verdict } from './kinds.ts';

/**
 * The names of verdicts. The API has two words for all kinds (API §3.9), but "True match" on a face would read as "the
 * faces match", and fail the person.
 */
export const verdictNames: Record<AlertKind, Record<'cleared' | 'held', string>> = {
  match: { cleared: 'False positive', held: 'True match' },
  face: { cleared: 'Same person', held: 'Not the same person' },
  document: { cleared: 'Document is acceptable', held: 'Document is not acceptable' },
  outage: { cleared: 'Accept without the check', held: 'Not accepted without the check' },
  finding: { cleared: 'No issue', held: 'Issue confirmed' },
};

type Named = Pick<Verdict, 'is_false_positive' | 'replaced_by'>;

/** `cleared`: nothing speaks against the client. `held`: the check's finding is right. */
export const sideOf = ({ is_false_positive }: Named): 'cleared' | 'held' =>
  is_false_positive ? 'cleared' : 'held';

export const verdictName = (kind: AlertKind, verdict: Named): string =>
  verdict.replaced_by ? 'Replaced' : verdictNames[kind][sideOf(verdict)];

/**
 * A decision in full, with its effect on the client: "Not the same person: fails". For a match only the verdict, as in
 * lists: "True match".
 */
export function verdictText(kind: AlertKind, verdict: Verdict, tense: Tense = 'present'): string {
  const said = verdictName(kind, verdict);
  return kind === 'match' ? said : `${said}: ${effectOf(verdict, tense)}`;
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The verdict after a colon: "false positive", "true match, decline", "not the same person, fails". */
export function verdictPhrase(kind: AlertKind, verdict: Verdict, tense: Tense = 'present'): string {
  const said = verdictName(kind, verdict);
  if (kind === 'match' && verdict.is_false_positive) return lower(said);
  return `${lower(said)}, ${kind === 'match' ? verdict.action.toLowerCase() : effectOf(verdict, tense)}`;
}

/** The verdict as a button label: "pass: same person", "fail: not the same person". */
export function verdictOrder(kind: AlertKind, verdict: Verdict): string {
  if (verdict.replaced_by) return 'let the newer document count';
  const [effect = '', ...rest] = effectOf(verdict, 'present').split(' ');
  return `${[effect.replace(/e?s$/, ''), ...rest].join(' ')}: ${lower(verdictName(kind, verdict))}`;
}
