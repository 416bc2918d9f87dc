'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { Search, X } from 'lucide-react';
import { use, useLayoutEffect, useRef, useState } from 'react';
import { Kbd } from '@/components/ui/kbd';
import { messageOf } from '@/components/ui/problem-notice';
import { InPlace, useInPlace } from '@/components/ui/overlays/in-place';
import { useReturnFocus } from '@/components/ui/use-return-focus';
import { Written } from '@/components/ui/written';
import type { FrameProps } from '../frame';
import { groupCommands, type Command, type CommandGroup } from './commands';
import { useCommands } from './use-commands';
import { useFound } from './use-found';

interface PaletteProps {
  open: boolean;
  onClose: () => void;
  frame: FrameProps;
  /** What was typed before this code had loaded. */
  typed: string;
}

/** Goes to sections, finds alerts, cases and entities, and runs the console's actions. */
export function Palette({ open, onClose, frame, typed }: PaletteProps) {
  const finalFocus = useReturnFocus(open);
  const { root, portal, popup } = useInPlace();
  return (
    <Dialog.Root {...root} open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal {...portal}>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-shade" />
        <Dialog.Popup
          aria-label="Search or go to"
          finalFocus={finalFocus}
          {...popup}
          className="fixed inset-x-2 top-2 z-50 mx-auto flex max-h-[min(32rem,calc(100dvh-1rem))] max-w-xl flex-col overflow-hidden rounded-lg border bg-raised shadow-pop outline-none sm:top-[min(12dvh,7rem)] sm:max-h-[min(32rem,76dvh)]"
        >
          <PaletteSearch frame={frame} onClose={onClose} typed={typed} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Mounted while it is open, so that it starts without what was typed before. */
function PaletteSearch({ frame, onClose, typed }: Omit<PaletteProps, 'open'>) {
  const [text, setText] = useState(typed);
  const field = useRef<HTMLInputElement>(null);
  // Base UI moves the focus with the next frame, and a fast key press would be lost. It notes first where the focus
  // was.
  const isPartOfPage = use(InPlace) !== null;
  useLayoutEffect(() => {
    if (!isPartOfPage) queueMicrotask(() => field.current?.focus());
  }, [isPartOfPage]);
  const commands = useCommands(frame);
  const found = useFound(text);
  const groups = groupCommands([...commands, ...found.commands], text);
  const run = (command: Command) => {
    onClose();
    command.run();
  };
  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      filter={null}
      value={text}
      onValueChange={setText}
      itemToStringValue={(command: Command) => command.label}
      autoHighlight="always"
      keepHighlight
    >
      <div className="flex items-center gap-3 border-b px-4">
        <Search aria-hidden className="size-4 shrink-0 text-faint" />
        <Autocomplete.Input
          ref={field}
          aria-label="Search or go to"
          placeholder="Name, reference or section"
          className="h-12 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-faint"
        />
        <Dialog.Close aria-label="Close" className="rounded-sm">
          <Kbd keys="Escape" />
          <X aria-hidden className="hidden size-4 max-md:block pointer-coarse:block" />
        </Dialog.Close>
      </div>
      <p role="status" className="px-4 pt-3 text-sm text-muted empty:hidden">
        {found.problem ? `The search failed: ${messageOf(found.problem)}` : found.isSearching && 'Searching…'}
      </p>
      <Autocomplete.Empty className="px-4 py-6 text-sm text-muted empty:hidden">
        {emptyText(text.trim(), found)}
      </Autocomplete.Empty>
      <Autocomplete.List className="min-h-0 overflow-y-auto overscroll-contain p-1.5 empty:hidden">
        {(group: CommandGroup) => (
          <Autocomplete.Group key={group.value} items={group.items} className="not-last:mb-2">
            <Autocomplete.GroupLabel className="px-2.5 py-1 text-xs text-muted">
              {group.value}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(command: Command) => (
                <CommandItem key={command.id} command={command} onRun={() => run(command)} />
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t px-4 py-2 text-xs text-muted max-md:hidden pointer-coarse:hidden">
        <KeyHint keys="↑ ↓">choose</KeyHint>
        <KeyHint keys="↵">open</KeyHint>
        <KeyHint keys="⌘K">search from any page</KeyHint>
      </p>
    </Autocomplete.Root>
  );
}

const KeyHint = ({ keys, children }: { keys: string; children: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <Kbd keys={keys} /> {children}
  </span>
);

function emptyText(text: string, { isTooShort, isSearching }: ReturnType<typeof useFound>): string | null {
  if (isTooShort) return 'Type another letter to search.';
  return isSearching ? null : `Nothing is called “${text}”.`;
}

function CommandItem({ command, onRun }: { command: Command; onRun: () => void }) {
  const { icon: Icon, label, hint, keys } = command;
  return (
    <Autocomplete.Item
      value={command}
      onClick={onRun}
      className="flex min-h-9 cursor-default items-center gap-2.5 rounded-md px-2.5 py-1.5 text-sm outline-none select-none data-highlighted:bg-accent-soft pointer-coarse:min-h-11"
    >
      <Icon aria-hidden className="size-4 shrink-0 text-faint" />
      <span className="flex min-w-0 flex-1 gap-2.5 max-sm:flex-col max-sm:gap-0">
        <Written className="min-w-0 flex-1 truncate text-left font-medium">{label}</Written>
        {hint && (
          <Written className="truncate text-left text-muted max-sm:text-xs sm:max-w-1/2">{hint}</Written>
        )}
      </span>
      {keys && <Kbd keys={keys} />}
    </Autocomplete.Item>
  );
}
