import { Fragment } from 'react';
import { visibleText } from '@/lib/domain/wording';
import { classNames } from './class-names';
import type { Piece } from './difference';

/** No padding, which would separate the letters of an Arabic word. */
const looks = {
  near: 'bg-caution-soft decoration-caution',
  conflict: 'bg-danger-soft decoration-danger',
};

interface DifferenceTextProps {
  pieces: readonly Piece[];
  look: keyof typeof looks;
}

/** A text whose differing letters are highlighted, underlined, and announced by a screen reader. */
export function DifferenceText({ pieces, look }: DifferenceTextProps) {
  return (
    <bdi>
      {pieces.map(({ text, differs }, place) =>
        differs ? (
          <mark
            key={place}
            className={classNames(
              'rounded-xs text-inherit underline decoration-2 underline-offset-3',
              looks[look],
            )}
          >
            <span className="sr-only"> differs: </span>
            {visibleText(text)}
          </mark>
        ) : (
          <Fragment key={place}>{visibleText(text)}</Fragment>
        ),
      )}
    </bdi>
  );
}
