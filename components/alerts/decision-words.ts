import type { AlertKind, Verdict } from '@/lib/domain/alerts/kinds';
import { sideOf } from '@/lib/domain/alerts/verdict-words';

// The words needed only for deciding an alert. The names of verdicts are separate, because lists need them too.

interface DecisionWords {
  hint: string;
  /** The start of the rationale. */
  opening: string;
}

interface KindWords {
  cleared: DecisionWords;
  held: DecisionWords;
  /** The start of a question to a reviewer. */
  question: string;
}

export const decisionWords: Record<AlertKind, KindWords> = {
  match: {
    cleared: { hint: 'Not the listed person', opening: 'Not the listed person' },
    held: { hint: 'The listed person', opening: 'The listed person' },
    question: 'Please decide whether this is the listed person',
  },
  face: {
    cleared: {
      hint: 'The selfie matches the portrait',
      opening: 'The selfie and the portrait show the same person',
    },
    held: {
      hint: 'The selfie shows somebody else, or no live person',
      opening: 'The selfie and the portrait do not show the same person',
    },
    question: 'Please decide whether the selfie and the portrait show the same person',
  },
  document: {
    cleared: {
      hint: 'Genuine, and the client’s own',
      opening: 'The document is acceptable',
    },
    held: {
      hint: 'Not genuine, not valid, or another person’s',
      opening: 'The document is not acceptable',
    },
    question: 'Please decide whether the document is acceptable',
  },
  outage: {
    cleared: {
      hint: 'The check has no result, and the client passes without one',
      opening: 'Accepted without the check',
    },
    held: {
      hint: 'The check has no result, and the client cannot pass without one',
      opening: 'Not accepted without the check',
    },
    question: 'Please decide whether this can be accepted without the check',
  },
  finding: {
    cleared: { hint: 'What was found is wrong, or harmless', opening: 'No issue' },
    held: { hint: 'What was found is right', opening: 'Confirmed' },
    question: 'Please decide',
  },
};

/** Only for a document that was replaced by a newer one, which was accepted (docs/adr/0112). */
export const replacedWords: DecisionWords = {
  hint: 'The old document is neither accepted nor rejected',
  opening: 'Replaced by a newer document, which was accepted',
};

export const decisionWordsFor = (
  kind: AlertKind,
  verdict: Pick<Verdict, 'is_false_positive' | 'replaced_by'>,
): DecisionWords => (verdict.replaced_by ? replacedWords : decisionWords[kind][sideOf(verdict)]);
