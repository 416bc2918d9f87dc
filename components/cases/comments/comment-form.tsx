'use client';

import { AtSign } from 'lucide-react';
import { type FormEvent, useId, useRef } from 'react';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { controlStyle, leaveOnEscape } from '@/components/ui/field';
import { Kbd } from '@/components/ui/kbd';
import { KeyForm } from '@/components/ui/key-form';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { maxCommentLength } from '@/lib/domain/text-limits';
import { useAssignablePeople } from '@/components/people/use-assignable-people';
import { keepComment, useKeptComment } from './kept-comment';
import { mentionedIn } from './mentions';
import { useComment } from './use-comments';
import { useMentioning } from './use-mentioning';

export function CommentForm({ caseToken }: { caseToken: string }) {
  const id = useId();
  const viewer = useViewer();
  const people = (useAssignablePeople().data ?? []).filter(({ token }) => token !== viewer.token);
  const field = useRef<HTMLTextAreaElement>(null);
  const text = useKeptComment(viewer.token, caseToken);
  const setText = (next: string) => keepComment(viewer.token, caseToken, next);
  const comment = useComment(caseToken, () => setText(''));
  const { suggestions, active, choose, begin, onKey, onChange, onCaret } = useMentioning({
    text,
    setText,
    people,
    field,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const body = text.trim();
    if (!body || comment.isPending) return;
    comment.mutate({ body, mentions: mentionedIn(body, people) });
  }

  return (
    <KeyForm onSubmit={submit} className="relative flex flex-col gap-2">
      {comment.isError && <ProblemNotice title="The comment was not sent" problem={comment.error} />}
      <div
        // The outline is for the text field only; the buttons have their own.
        className={classNames(
          controlStyle,
          'has-[textarea:focus]:outline-2 has-[textarea:focus]:outline-focus',
        )}
      >
        <textarea
          ref={field}
          aria-label="Comment"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={`${id}-people`}
          aria-activedescendant={suggestions.length > 0 ? `${id}-${active}` : undefined}
          placeholder="Write a comment, @ mentions a person"
          value={text}
          maxLength={maxCommentLength}
          onChange={({ target }) => onChange(target.value, target.selectionStart)}
          onSelect={({ currentTarget }) => onCaret(currentTarget.selectionStart)}
          onKeyDown={(event) => {
            onKey(event);
            leaveOnEscape(event);
          }}
          className="block min-h-16 w-full resize-y bg-transparent px-3 py-2 text-sm outline-none placeholder:text-faint"
        />
        <div className="flex items-center justify-between px-1.5 pt-1.5 pb-1.5">
          <Button
            look="quiet"
            size="icon"
            aria-label="Mention a person"
            aria-haspopup="listbox"
            onClick={begin}
          >
            <AtSign aria-hidden />
          </Button>
          <Button type="submit" aria-disabled={!text.trim() || comment.isPending}>
            {comment.isPending ? 'Sending…' : 'Comment'}
            <Kbd keys="⌘ ↵" />
          </Button>
        </div>
      </div>
      <p role="status" className="sr-only">
        {suggestions.length > 0 && `People found: ${suggestions.length}`}
      </p>
      <div
        id={`${id}-people`}
        role="listbox"
        aria-label="People"
        hidden={suggestions.length === 0}
        className="absolute inset-x-0 bottom-full z-30 mb-1 rounded-md border bg-raised p-1 text-sm shadow-pop"
      >
        {suggestions.map((person, place) => (
          // The text field handles the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={person.token}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(person)}
            className="cursor-default rounded-sm px-2 py-1.5 aria-selected:bg-accent-soft"
          >
            {person.name}
          </div>
        ))}
      </div>
    </KeyForm>
  );
}
