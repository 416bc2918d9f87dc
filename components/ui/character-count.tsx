import { formatCount } from './format';

/** The length of a text and its maximum, as the hint of a `Field`. */
export function CharacterCount({ text, max }: { text: string; max: number }) {
  const isOver = text.length > max;
  return (
    <span className={isOver ? 'font-medium text-warning tabular-nums' : 'tabular-nums'}>
      {formatCount(text.length)} of {formatCount(max)} characters
    </span>
  );
}
