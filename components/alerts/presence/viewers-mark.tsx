import { Avatar } from '@/components/ui/avatar';
import { usePresence } from './use-presence';
import { viewersText } from './viewers';

/** Who else has the alert open. It takes no line of its own, so that nothing moves when somebody comes or goes. */
export function ViewersMark({ token }: { token: string }) {
  const viewers = usePresence(token);
  return (
    <p role="status" className="flex max-w-1/2 min-w-0 items-center gap-1.5 text-xs text-muted">
      {viewers.slice(0, 3).map(({ user, name }) => (
        <Avatar key={user} name={name} />
      ))}
      <span className="truncate @max-[36rem]/evidence:sr-only">
        {viewersText(viewers.map(({ name }) => name))}
      </span>
    </p>
  );
}
