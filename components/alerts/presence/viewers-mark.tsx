import { Avatar } from '@/components/ui/avatar';
import { usePresence } from './use-presence';
import { viewersSentence } from './viewers';

/**
 * Who else has the alert open. It lies in the free end of the header's last line, so that nothing moves when somebody
 * comes or goes. Without room only the initials are shown. A long name is cut, the sentence never.
 */
export function ViewersMark({ token }: { token: string }) {
  const viewers = usePresence(token);
  const { named, rest } = viewersSentence(viewers.map((viewer) => viewer.name));
  return (
    <p
      role="status"
      title={`${named}${rest}` || undefined}
      className="absolute right-0 bottom-0 flex h-5 max-w-1/2 items-center gap-1.5 bg-surface pl-2 text-xs text-muted empty:hidden"
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
