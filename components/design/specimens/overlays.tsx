import { useState } from 'react';
import { AwaitedOverlay } from '@/components/ui/awaited-overlay';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Sheet } from '@/components/ui/sheet';
import { Open } from './in-place';
import { State, States } from './states';

const nothing = () => {};

const dialog = {
  title: 'Assign the alert',
  description: 'Anton Weskarov',
  children: <p className="p-5 text-sm">What is asked stands here.</p>,
};

export function DialogSpecimen() {
  const [isOpen, setOpen] = useState(false);
  return (
    <States>
      <Open className="h-64 w-full">
        <Dialog {...dialog} open onClose={nothing} />
      </Open>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Dialog {...dialog} open={isOpen} onClose={() => setOpen(false)} />
    </States>
  );
}

const sheet = {
  title: 'Delivery',
  description: 'alert.created, 20 Nov 2026',
  footer: <Button look="primary">Send again</Button>,
  children: <p className="p-4 text-sm">What is read beside the page stands here, and scrolls.</p>,
};

export function SheetSpecimen() {
  const [side, setSide] = useState<'left' | 'right'>('right');
  const [isOpen, setOpen] = useState(false);
  const show = (next: typeof side) => {
    setSide(next);
    setOpen(true);
  };
  return (
    <States>
      <Open className="h-64 w-full">
        <Sheet {...sheet} open onClose={nothing} />
      </Open>
      <Button onClick={() => show('right')}>Open on the right</Button>
      <Button onClick={() => show('left')}>Open on the left</Button>
      <Sheet {...sheet} open={isOpen} onClose={() => setOpen(false)} side={side} />
    </States>
  );
}

/** While one is awaited, the keys of the page are its own, so each is shown on request and ends by Escape. */
export function AwaitedSpecimen() {
  const [awaited, setAwaited] = useState<'nothing' | 'part' | null>(null);
  const stop = () => setAwaited(null);
  return (
    <States>
      <State name="nothing of it there">
        <Button onClick={() => setAwaited('nothing')}>Await an overlay</Button>
        {awaited === 'nothing' && <AwaitedOverlay onClose={stop} />}
      </State>
      <State name="a part of it there">
        <Button onClick={() => setAwaited('part')}>Await the rest of an overlay</Button>
        {awaited === 'part' && (
          <AwaitedOverlay onClose={stop}>
            <p className="text-sm">What is already there. Escape ends the waiting.</p>
          </AwaitedOverlay>
        )}
      </State>
    </States>
  );
}
