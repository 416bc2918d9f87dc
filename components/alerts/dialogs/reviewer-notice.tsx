import { UserCheck } from 'lucide-react';

export function ReviewerNotice() {
  return (
    <div
      role="note"
      className="tone-info flex items-start gap-3 rounded-md border border-tone/40 bg-tone-soft p-3 text-sm"
    >
      <UserCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-tone" />
      <p className="min-w-0 flex-1 text-pretty">
        Only a reviewer can approve this alert or resolve it as a false positive. You can propose it to one.
      </p>
    </div>
  );
}
