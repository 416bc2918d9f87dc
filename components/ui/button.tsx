import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';

export const buttonStyle = cva(
  [
    'inline-flex shrink-0 items-center justify-center gap-1.5 rounded-md border font-medium whitespace-nowrap',
    'transition-colors select-none disabled:cursor-not-allowed disabled:opacity-55',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0',
  ],
  {
    variants: {
      look: {
        primary: 'border-transparent bg-accent text-on-accent not-disabled:hover:bg-accent-strong',
        secondary: 'border-line-strong/60 bg-surface text-ink not-disabled:hover:bg-hover',
        quiet:
          'border-transparent bg-transparent text-muted not-disabled:hover:bg-hover not-disabled:hover:text-ink',
        danger: 'border-danger/50 bg-surface text-danger not-disabled:hover:bg-danger-soft',
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
