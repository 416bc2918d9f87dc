import { classNames } from './class-names';

interface KbdProps {
  keys: string;
  className?: string;
}

/** As it stands on the key. */
const capOf = (key: string) => (key === 'Escape' ? 'Esc' : key.length === 1 ? key.toUpperCase() : key);

export function Kbd({ keys, className }: KbdProps) {
  return (
    <span className={classNames('inline-flex items-center gap-1', className)}>
      {keys.split(' ').map((key) => (
        <kbd
          key={key}
          className="inline-flex h-5 min-w-5 items-center justify-center rounded-sm border border-line-strong/40 bg-sunken px-1 font-sans text-2xs text-muted"
        >
          {capOf(key)}
        </kbd>
      ))}
    </span>
  );
}
