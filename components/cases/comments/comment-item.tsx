import type { Comment } from '@/lib/domain/comments/schema';
import { visibleText } from '@/lib/domain/wording';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { formatDateTime } from '@/components/ui/format';
import { type Mentionable, partsOf } from './mentions';

interface CommentItemProps {
  comment: Comment;
  isOwn: boolean;
  mentioned: readonly Mentionable[];
}

export function CommentItem({ comment, isOwn, mentioned }: CommentItemProps) {
  const { author, type, body, created_at } = comment;
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 text-sm">
      <Avatar name={author.name} size="medium" look={isOwn ? 'me' : 'other'} />
      <div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold">{isOwn ? 'You' : author.name}</span>
          <time dateTime={created_at} className="text-xs text-muted">
            {formatDateTime(created_at)}
          </time>
          {type !== 'Comment' && <Badge tone={type === 'Decision' ? 'accent' : 'neutral'}>{type}</Badge>}
        </p>
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {partsOf(body, mentioned).map(({ kind, text }, place) =>
            kind === 'mention' ? (
              // The parts of a fixed text.
              // oxlint-disable-next-line react/no-array-index-key
              <span key={place} className="rounded-xs bg-accent-soft px-0.5 font-medium text-accent">
                {visibleText(text)}
              </span>
            ) : (
              visibleText(text)
            ),
          )}
        </p>
      </div>
    </li>
  );
}
