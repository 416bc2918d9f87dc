import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { panels } from '@/components/shell/panels';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { SecretDialog, type ShownSecret } from '@/components/ui/secret-dialog';
import { Open } from './in-place';
import { State, States } from './states';

const nothing = () => {};
const refusal = () => Promise.reject(new Error('The entry was removed already.'));

function RemoveEntry({ onClose }: { onClose: () => void }) {
  const change = useMutation({ mutationFn: refusal });
  return (
    <ConfirmDialog
      title="Remove the entry?"
      label="Remove"
      look="destructive"
      refused="The entry could not be removed"
      change={change}
      onClose={onClose}
    >
      Anton Weskarov is no longer found from the next screening on.
    </ConfirmDialog>
  );
}

export function ConfirmSpecimen() {
  const [isOpen, setOpen] = useState(false);
  return (
    <States>
      <Open className="h-80 w-full">
        <RemoveEntry onClose={nothing} />
      </Open>
      <State name="Refused once confirmed">
        <Button onClick={() => setOpen(true)}>Open the question</Button>
        {isOpen && <RemoveEntry onClose={() => setOpen(false)} />}
      </State>
    </States>
  );
}

const secret: ShownSecret = {
  title: 'The key of the project',
  text: 'The previous key works for another hour.',
  parts: [{ label: 'API key', value: 'a-key-that-opens-nothing' }],
};

/** Only open: Escape does not close it, because the secret would be lost. */
export const SecretSpecimen = () => (
  <Open className="h-96 w-full">
    <SecretDialog secret={secret} onClose={nothing} />
  </Open>
);

const frame = {
  unread: 0,
  onSearch: nothing,
  onShowNotifications: nothing,
  onShowShortcuts: nothing,
  onShowTour: nothing,
};

export function PaletteSpecimen() {
  const code = panels.useCode(true);
  return (
    <Open className="h-176 w-full">
      {code && <code.Palette open onClose={nothing} frame={frame} typed="" />}
    </Open>
  );
}
