import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';
import { controlStyle } from '@/components/ui/field';

/** The phone's own select, which can be searched by typing. The arrow is ours, because browsers put theirs at the border. */
export function NativeSelect({ className, ...select }: ComponentProps<'select'>) {
  return (
    <span className="relative flex items-center">
      <select {...select} className={classNames(controlStyle, 'appearance-none pe-9', className)} />
      <ChevronDown aria-hidden className="pointer-events-none absolute end-3 size-4 text-muted" />
    </span>
  );
}
