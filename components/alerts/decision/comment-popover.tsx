'use client';

import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { keepComment, useKeptComment } from '@/components/cases/comments/kept-comment';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { Field, TextArea } from '@/components/ui/field';
import { CommitKeys, KeyForm } from '@/components/ui/key-form';
import { Popover } from '@/components/ui/popover';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { useChange } from '@/components/ui/use-change';
import { api, dataOf } from '@/lib/api/client';

/** Adds a comment to the case, where everybody who works on it reads it. */
export function CommentPopover({ caseToken }: { caseToken: string }) {
  const [isOpen, setOpen] = useState(false);
  const { token } = useViewer();
  const body = useKeptComment(token, caseToken);
  const setBody = (next: string) => keepComment(token, caseToken, next);
  const comment = useChange({
    change: () =>
      dataOf(
        api.POST('/v1/cases/{case_token}/comments', {
          params: { path: { case_token: caseToken } },
          body: { type: 'Comment', body },
        }),
      ),
    changes: ['/v1/cases/{case_token}/comments'],
    done: 'Comment added to the case',
    onDone: () => {
      setOpen(false);
      setBody('');
    },
  });
  return (
    <Popover
      title="Comment on the case"
      open={isOpen}
      onOpenChange={setOpen}
      className="w-80"
      trigger={
        <Button look="quiet" size="small">
          <MessageSquare aria-hidden /> Comment
        </Button>
      }
    >
      <KeyForm
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (body.trim() && !comment.isPending) comment.mutate();
        }}
      >
        <Field label="Comment">
          <TextArea rows={3} value={body} onChange={(event) => setBody(event.target.value)} />
        </Field>
        {comment.isError && <ProblemNotice title="The comment could not be added" problem={comment.error} />}
        <Button look="primary" type="submit" aria-disabled={comment.isPending || !body.trim()}>
          {comment.isPending ? 'Saving…' : 'Add comment'} <CommitKeys />
        </Button>
      </KeyForm>
    </Popover>
  );
}
