import { formatCount } from './format';

/** As the hint of a `Field`: how much of the text that fits is used. */
export function CharacterCount({ text, max }: { text: string; max: number }) {
  const isOver = text.length > max;
  return (
    <span className={isOver ? 'font-medium text-warning tabular-nums' : 'tabular-nums'}>
      {formatCount(text.length)} of {formatCount(max)} characters
    </span>
  );
}
