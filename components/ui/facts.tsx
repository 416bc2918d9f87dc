import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Written } from './written';

export interface Fact {
  label: string;
  value: ReactNode;
  /** The value may need a whole line, like an identifier, which must not wrap. */
  isLong?: true;
}

interface FactsProps {
  facts: readonly Fact[];
  className?: string;
}

/** Labels in a column of fixed width, with their values beside them. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl
      className={classNames(
        'grid grid-cols-[min(9rem,40%)_minmax(0,1fr)] gap-x-4 gap-y-2 px-4 py-3 text-sm',
        className,
      )}
    >
      {facts.map(({ label, value, isLong }) => (
        <div
          key={label}
          className={classNames('col-span-2', isLong ? 'flex flex-wrap gap-x-4' : 'grid grid-cols-subgrid')}
        >
          <dt className={classNames('wrap-anywhere text-muted', isLong && 'w-[min(9rem,40%)]')}>{label}</dt>
          <dd className="min-w-0 wrap-anywhere">
            {typeof value === 'string' ? <Written>{value}</Written> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
