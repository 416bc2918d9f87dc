import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { type Tone, toneClass } from './tone';

interface BadgeProps {
  tone: Tone;
  icon?: LucideIcon;
  children: ReactNode;
  className?: string;
}

export function Badge({ tone, icon: Icon, children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        toneClass[tone],
        'inline-flex h-5 items-center gap-1 rounded-sm bg-tone-soft px-1.5 align-middle text-xs font-medium whitespace-nowrap text-tone',
        className,
      )}
    >
      {Icon && <Icon aria-hidden className="size-3 shrink-0" strokeWidth={2.25} />}
      {children}
    </span>
  );
}

export function TonedText({ tone, icon: Icon, children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        toneClass[tone],
        'inline-flex items-center gap-1.5 align-middle whitespace-nowrap text-tone',
        className,
      )}
    >
      {Icon && <Icon aria-hidden className="size-3.5 shrink-0" strokeWidth={2.25} />}
      {children}
    </span>
  );
}
