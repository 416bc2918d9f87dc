import { Check, Pencil, Trash2 } from 'lucide-react';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Field, TextInput } from '@/components/ui/field';
import { ProblemNotice } from '@/components/ui/problem-notice';
import type { AlertView } from '@/lib/domain/access/schema';
import { shownText } from './shown-text';
import { useViews } from './use-views';
import { currentView, hrefOfView, renamedView, usualViews, withoutView, withView } from './views';

interface ViewsPanelProps {
  state: Parameters<typeof shownText>[0];
  isOpen: boolean;
  onChosen: () => void;
}

/** The saved views, for opening, renaming and deleting them, and for saving what the list shows now. */
export function ViewsPanel({ state, isOpen, onChosen }: ViewsPanelProps) {
  const search = useSearchParams().toString();
  const { views = [], problem, retry, change, isPending } = useViews(isOpen);
  const [renaming, setRenaming] = useState<string | null>(null);
  const current = currentView([...views, ...usualViews], search);
  const panel = useRef<HTMLDivElement>(null);
  /** Moves the focus first, because the pressed button disappears with the change. */
  const make = (changed: Parameters<typeof change>[0]) => {
    setRenaming(null);
    panel.current?.focus();
    change(changed);
  };
  return (
    <div ref={panel} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-3 text-sm outline-none">
      {/* For users who cannot hover over a view. */}
      <p className="text-muted">{shownText(state)}.</p>
      <ul aria-label="Views for everybody">
        {usualViews.map((view) => (
          <ViewItem key={view.name} view={view} isCurrent={view === current} onChosen={onChosen} />
        ))}
      </ul>
      {problem && <ProblemNotice title="Your views could not be loaded" problem={problem} onRetry={retry} />}
      {views.length > 0 && (
        <ul aria-label="Your views" className="border-t pt-2">
          {views.map((view) =>
            view.name === renaming ? (
              <li key={view.name}>
                <NameForm
                  label="New name"
                  initial={view.name}
                  submit="Rename"
                  isPending={isPending}
                  onSubmit={(name) => make((all) => renamedView(all, view.name, name))}
                />
              </li>
            ) : (
              <ViewItem key={view.name} view={view} isCurrent={view === current} onChosen={onChosen}>
                <Button
                  look="quiet"
                  size="icon"
                  aria-label={`Rename ${view.name}`}
                  onClick={() => setRenaming(view.name)}
                >
                  <Pencil aria-hidden />
                </Button>
                <Button
                  look="quiet"
                  size="icon"
                  aria-label={`Delete ${view.name}`}
                  onClick={() => make((all) => withoutView(all, view.name))}
                >
                  <Trash2 aria-hidden />
                </Button>
              </ViewItem>
            ),
          )}
        </ul>
      )}
      <div className="border-t pt-3">
        {current ? (
          <p className="text-muted">Set filters, a search or an order, and save them here under a name.</p>
        ) : (
          <NameForm
            label="Save this view as"
            initial=""
            submit="Save view"
            isPending={isPending}
            onSubmit={(name) => make((all) => withView(all, { name, query: search }))}
          />
        )}
      </div>
    </div>
  );
}

interface ViewItemProps {
  view: AlertView;
  isCurrent: boolean;
  onChosen: () => void;
  children?: ReactNode;
}

function ViewItem({ view, isCurrent, onChosen, children }: ViewItemProps) {
  return (
    <li className="flex items-center gap-0.5">
      <Link
        href={hrefOfView(view)}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onChosen}
        className={classNames(
          'flex min-h-8 min-w-0 flex-1 items-center gap-2 rounded-sm px-2 hover:bg-hover pointer-coarse:min-h-11',
          isCurrent && 'font-medium',
        )}
      >
        <bdi title={view.name} className="min-w-0 flex-1 truncate">
          {view.name}
        </bdi>
        {isCurrent && <Check aria-hidden className="size-4 shrink-0 text-accent" />}
      </Link>
      {children}
    </li>
  );
}

interface NameFormProps {
  label: string;
  initial: string;
  submit: string;
  isPending: boolean;
  onSubmit: (name: string) => void;
}

function NameForm({ label, initial, submit, isPending, onSubmit }: NameFormProps) {
  const [name, setName] = useState(initial);
  const input = useRef<HTMLInputElement>(null);
  // The name field replaces the button that had the focus.
  useEffect(() => {
    if (initial) input.current?.select();
  }, [initial]);
  const isReady = name.trim() !== '' && !isPending;
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onSubmit(name);
      }}
    >
      <Field label={label}>
        <TextInput
          ref={input}
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Button type="submit" size="small" aria-disabled={!isReady} className="justify-self-start">
        {submit}
      </Button>
    </form>
  );
}
