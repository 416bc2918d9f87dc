import { Avatar } from '@/components/ui/avatar';
import { usePresence } from './use-presence';
import { viewersSentence } from './viewers';

/**
 * Who else has the alert open. It lies over the edge of the header, so that nothing moves when somebody comes or goes.
 * A long name is cut, the sentence never.
 */
export function ViewersMark({ token }: { token: string }) {
  const viewers = usePresence(token);
  const { named, rest } = viewersSentence(viewers.map((viewer) => viewer.name));
  return (
    <p
      role="status"
      className="absolute right-3 -bottom-2.5 z-10 flex h-5 max-w-[calc(100%-1.5rem)] items-center gap-1.5 rounded-full border bg-surface pr-2 text-xs text-muted empty:hidden"
    >
      {viewers.length > 0 && (
        <>
          {viewers.slice(0, 3).map((viewer) => (
            <Avatar key={viewer.user} name={viewer.name} />
          ))}
          <span className="flex min-w-0 whitespace-pre">
            <bdi className="min-w-0 truncate">{named}</bdi>
            <span className="shrink-0">{rest}</span>
          </span>
        </>
      )}
    </p>
  );
}
