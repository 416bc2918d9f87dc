import { corroborationOf } from '@/components/alerts/corroboration';
import { type Difference, differenceOf, type Piece } from '@/components/ui/difference';
import type { ReadState } from '@/components/ui/read-state';
import {
  type ComparedField,
  compareFields,
  nameLabel,
  type Sides,
  type Verdict,
  verdictWord,
} from '@/lib/domain/alerts/compared-fields';

/** What is known about both sides. */
export interface Compared extends Sides {
  /** Whether the data of each side has arrived. */
  states: Record<'given' | 'listed', ReadState>;
}

export type UnreadState = Exclude<ReadState, 'read'>;

/** What is said in place of data that has not arrived. */
const unreadWord: Record<UnreadState, string> = {
  loading: 'Loading…',
  failed: 'Not loaded',
};

/** The word for a side without a value: it has none only once its data has arrived. */
export const absentWord = (state: ReadState, absent: string): string =>
  state === 'read' ? absent : unreadWord[state];

/** The verdict of a row as a word, beside its icon. */
export const wordOfRow = (field: ComparedField, { given, listed }: Compared['states']): string =>
  verdictWord(field, {
    given: absentWord(given, 'Not given'),
    listed: absentWord(listed, 'Not listed'),
  });

interface CorroboratingFact {
  label: string;
  verdict: Verdict;
  word: string;
}

/** The facts that can corroborate the name, with the word of their row, so that both show the same data. */
export function corroboratingFacts(compared: Compared): CorroboratingFact[] {
  const fields = compareFields(compared);
  return corroborationOf(compared.match, compared.subject?.type).flatMap(({ label }) => {
    const field = fields.find((each) => each.label === label);
    return field ? { label, verdict: field.verdict, word: wordOfRow(field, compared.states) } : [];
  });
}

const plain = (text: string): Piece[] => [{ text, differs: false }];

/** The first values of a field with their differences marked: letters in near names, the whole of any other value. */
export function markedPieces({ label, verdict, given, listed }: ComparedField): Difference | null {
  const [one, other] = [given[0], listed[0]];
  if (one === undefined || other === undefined) return null;
  if (verdict === 'near' && label === nameLabel) return differenceOf(one, other);
  if (verdict !== 'conflict' && verdict !== 'near') return { left: plain(one), right: plain(other) };
  return { left: [{ text: one, differs: true }], right: [{ text: other, differs: true }] };
}
