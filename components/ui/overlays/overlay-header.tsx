import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';

interface OverlayHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** Classes for the padding. */
  className: string;
}

/** The title and the close button of a dialog or sheet. */
export function OverlayHeader({ title, description, className }: OverlayHeaderProps) {
  return (
    <header className={classNames('flex items-start gap-4 border-b', className)}>
      <div className="min-w-0 flex-1">
        <Base.Title className="text-lg font-semibold break-words">{title}</Base.Title>
        {description && (
          <Base.Description render={<div />} className="mt-0.5 text-sm text-muted">
            {description}
          </Base.Description>
        )}
      </div>
      <Base.Close render={<Button look="quiet" size="icon" aria-label="Close" className="-mt-1 -mr-2" />}>
        <X aria-hidden />
      </Base.Close>
    </header>
  );
}
