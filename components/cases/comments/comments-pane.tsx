'use client';

import { canAct } from '@/lib/domain/access/roles';
import { useEverybody } from '@/components/people/use-everybody';
import { useViewer } from '@/components/shell/viewer';
import { formatCount } from '@/components/ui/format';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { CommentForm } from './comment-form';
import { CommentItem } from './comment-item';
import { useComments } from './use-comments';

/** The comments, docked beside the case if there is room, or below it. */
export function CommentsPane({ token }: { token: string }) {
  const viewer = useViewer();
  const everybody = useEverybody().data ?? [];
  const comments = useComments(token);
  const total = comments.data?.meta.total;
  return (
    <aside
      aria-label="Comments"
      className="flex flex-col border-t bg-surface @min-[57.5rem]/frame:sticky @min-[57.5rem]/frame:top-0 @min-[57.5rem]/frame:h-page @min-[57.5rem]/frame:border-t-0 @min-[57.5rem]/frame:border-l"
    >
      <h2 className="flex h-12 shrink-0 items-center gap-1.5 border-b px-4 text-sm font-semibold">
        Comments
        {total !== undefined && <span className="font-normal text-muted">{formatCount(total)}</span>}
      </h2>
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto px-4 py-4">
        {comments.isError && (
          <ProblemNotice
            title="The comments could not be loaded"
            problem={comments.error}
            onRetry={() => void comments.refetch()}
          />
        )}
        {comments.isPending && <Skeleton className="h-24" />}
        {comments.data?.data.length === 0 && (
          <p className="text-sm text-muted">
            No comments yet. Comments are included in the evidence pack of the case.
          </p>
        )}
        {comments.data && comments.data.data.length > 0 && (
          <ol className="flex flex-col gap-4">
            {comments.data.data.toReversed().map((comment) => (
              <CommentItem
                key={comment.token}
                comment={comment}
                isOwn={comment.author.user_id === viewer.token}
                mentioned={everybody.filter((user) => comment.mentions.includes(user.token))}
              />
            ))}
          </ol>
        )}
      </div>
      {canAct(viewer.role) && (
        <div className="px-4 pb-4">
          <CommentForm caseToken={token} />
        </div>
      )}
    </aside>
  );
}
