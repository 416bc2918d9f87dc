import { type AlertKind, effectOf, type Tense, type Verdict } from './alert-kinds';

interface VerdictWords {
  /** What is so. */
  said: string;
  hint: string;
  /** Begins the rationale. */
  opening: string;
}

interface KindWords {
  /** `is_false_positive`: nothing stands against the client. */
  cleared: VerdictWords;
  /** What the check found is right. */
  held: VerdictWords;
  /** The opening of a question to a reviewer. */
  question: string;
}

/** The API has two words for all of them (API §3.9): "True match" would read as "the faces match", and fail the person. */
export const verdictWords: Record<AlertKind, KindWords> = {
  match: {
    cleared: { said: 'False positive', hint: 'Not the listed person', opening: 'Not the listed person' },
    held: { said: 'True match', hint: 'The listed person', opening: 'The listed person' },
    question: 'Please decide whether this is the listed person',
  },
  face: {
    cleared: {
      said: 'Same person',
      hint: 'The selfie matches the portrait',
      opening: 'The selfie and the portrait show the same person',
    },
    held: {
      said: 'Not the same person',
      hint: 'The selfie shows somebody else, or no live person',
      opening: 'The selfie and the portrait do not show the same person',
    },
    question: 'Please decide whether the selfie and the portrait show the same person',
  },
  document: {
    cleared: {
      said: 'Document is good',
      hint: 'Genuine, and of the client',
      opening: 'The document is good',
    },
    held: {
      said: 'Document is not acceptable',
      hint: 'Not genuine, not valid, or of somebody else',
      opening: 'The document is not acceptable',
    },
    question: 'Please decide whether the document is acceptable',
  },
  outage: {
    cleared: {
      said: 'Accept without the check',
      hint: 'Nothing was checked; the client is trusted without it',
      opening: 'Accepted without the check',
    },
    held: {
      said: 'Not accepted without the check',
      hint: 'Nothing was checked, and that is not enough',
      opening: 'Not accepted without the check',
    },
    question: 'Please decide whether this can be accepted without the check',
  },
  finding: {
    cleared: { said: 'No issue', hint: 'What was found is wrong, or harmless', opening: 'No issue' },
    held: { said: 'Issue confirmed', hint: 'What was found is right', opening: 'Confirmed' },
    question: 'Please decide',
  },
};

/** Of a document alone, in place of which a newer one that was accepted counts (docs/adr/0112). */
export const replacedWords: VerdictWords = {
  said: 'Replaced',
  hint: 'The old document is neither accepted nor rejected',
  opening: 'Replaced by a newer document, which was accepted',
};

export const wordsFor = (
  kind: AlertKind,
  { is_false_positive, replaced_by }: Pick<Verdict, 'is_false_positive' | 'replaced_by'>,
): VerdictWords => (replaced_by ? replacedWords : verdictWords[kind][is_false_positive ? 'cleared' : 'held']);

/** A decision in full, with what it does to the client: "Not the same person: fails". Of a match, as its list has it: "True match". */
export function verdictText(kind: AlertKind, verdict: Verdict, tense: Tense = 'present'): string {
  const { said } = wordsFor(kind, verdict);
  return kind === 'match' ? said : `${said}: ${effectOf(verdict, tense)}`;
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** After a colon: "false positive", "true match, decline", "not the same person, fails". */
export function verdictPhrase(kind: AlertKind, verdict: Verdict, tense: Tense = 'present'): string {
  const { said } = wordsFor(kind, verdict);
  if (kind === 'match' && verdict.is_false_positive) return lower(said);
  return `${lower(said)}, ${kind === 'match' ? verdict.action.toLowerCase() : effectOf(verdict, tense)}`;
}

/** What a button does: "pass: same person", "fail: not the same person". */
export function verdictOrder(kind: AlertKind, verdict: Verdict): string {
  if (verdict.replaced_by) return 'let the newer document count';
  const [effect = '', ...rest] = effectOf(verdict, 'present').split(' ');
  return `${[effect.replace(/e?s$/, ''), ...rest].join(' ')}: ${lower(wordsFor(kind, verdict).said)}`;
}
