import { type ComponentProps, type ReactNode, useState } from 'react';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import { Popover } from '@/components/ui/popover';

/** Below a list it opens beside that, so that the selected rows stay in view. */
export type Beside = Pick<ComponentProps<typeof Popover>, 'beside'>;

interface SeveralPopoverProps extends Beside {
  title: string;
  label: string;
  /** The same key as for the open alert, which no key decides while others are selected. */
  shortcut: string;
  children: (close: () => void) => ReactNode;
}

/** The button of an action on several alerts, with its form. */
export function SeveralPopover({ title, label, shortcut, beside, children }: SeveralPopoverProps) {
  const [isOpen, setOpen] = useState(false);
  useShortcuts({ [shortcut]: () => setOpen(true) });
  return (
    <Popover
      title={title}
      open={isOpen}
      onOpenChange={setOpen}
      align="end"
      beside={beside}
      className="w-80"
      trigger={
        <Button aria-keyshortcuts={shortcut}>
          {label} <Kbd keys={shortcut} />
        </Button>
      }
    >
      {children(() => setOpen(false))}
    </Popover>
  );
}
