import { Avatar } from '@/components/ui/avatar';
import { usePresence } from './use-presence';
import { viewersSentence } from './viewers';

/**
 * Who else has the alert open. It lies over the free end of the header's line, before the place in the list, so that
 * nothing moves when somebody comes or goes. Without room only the initials are shown. A long name is cut, the sentence
 * never.
 */
export function ViewersMark({ token }: { token: string }) {
  const viewers = usePresence(token);
  const { named, rest } = viewersSentence(viewers.map((viewer) => viewer.name));
  return (
    <p
      role="status"
      title={`${named}${rest}` || undefined}
      className="absolute right-full bottom-0 flex h-5 w-max max-w-[45cqw] items-center gap-1.5 bg-surface px-2 empty:hidden"
    >
      {viewers.length > 0 && (
        <>
          <span className="flex shrink-0 -space-x-1">
            {viewers.slice(0, 3).map((viewer) => (
              <Avatar key={viewer.user} name={viewer.name} />
            ))}
          </span>
          <span className="flex min-w-0 whitespace-pre @max-[42rem]/evidence:sr-only">
            <bdi className="min-w-0 truncate">{named}</bdi>
            <span className="shrink-0">{rest}</span>
          </span>
        </>
      )}
    </p>
  );
}
