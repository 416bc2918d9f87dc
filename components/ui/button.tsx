import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';

export const buttonStyle = cva(
  [
    'inline-flex shrink-0 items-center justify-center gap-1.5 rounded-md border font-medium whitespace-nowrap',
    'transition-colors select-none [&_svg]:size-4 [&_svg]:shrink-0',
    // The text of an inactive button stays readable, for example "Saving…".
    'inactive:cursor-not-allowed inactive:[&_svg]:opacity-50',
  ],
  {
    variants: {
      look: {
        primary:
          'border-transparent bg-accent text-on-accent not-inactive:hover:bg-accent-strong inactive:bg-accent-soft inactive:text-accent',
        secondary:
          'border-line-strong/60 bg-surface text-ink not-inactive:hover:bg-hover inactive:border-line inactive:bg-sunken inactive:text-muted',
        quiet:
          'border-transparent bg-transparent text-muted not-inactive:hover:bg-hover not-inactive:hover:text-ink',
        /** For removing something permanently. Not red, which is for what is late or conflicts. */
        destructive:
          'border-warning/50 bg-surface text-warning not-inactive:hover:bg-warning-soft inactive:border-line inactive:bg-sunken inactive:text-muted',
      },
      size: {
        small: 'h-7 px-2 text-sm',
        medium: 'h-8 px-3 text-sm pointer-coarse:h-10',
        large: 'h-10 px-4 text-base pointer-coarse:h-11',
        icon: 'size-8 pointer-coarse:size-10',
      },
    },
    defaultVariants: { look: 'secondary', size: 'medium' },
  },
);

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonStyle>;

export function Button({ look, size, className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={classNames(buttonStyle({ look, size }), className)} {...props} />;
}
