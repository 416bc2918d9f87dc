import type { FloorChange } from './difference';
import { Adds } from './dimension-fields';

/** The minimum score that raises the sum of the dimensions, now or with the assumed facts. */
export function FloorLine({ floor: { before, after } }: { floor: FloorChange }) {
  const floor = after ?? before;
  if (!floor) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 border-t px-4 py-3 text-sm">
      <span className="font-semibold">{floor.text}</span>
      <Adds before={before?.wholeAdds ?? 0} after={after?.wholeAdds ?? 0} />
    </p>
  );
}
