import { classNames } from './class-names';

export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={classNames('size-6', className)}>
      <rect x="1" y="1" width="15" height="15" rx="3.5" fill="none" stroke="currentColor" strokeWidth="2" />
      <rect
        x="8"
        y="8"
        width="15"
        height="15"
        rx="3.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        opacity="0.55"
      />
      <path d="M9 9h6v6H9z" fill="currentColor" />
    </svg>
  );
}

export function Brand({ className }: { className?: string }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-2.5 text-lg font-semibold tracking-tight',
        className,
      )}
    >
      <BrandMark />
      Probity
    </span>
  );
}
