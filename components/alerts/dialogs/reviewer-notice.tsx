import { ArrowUpRight, UserCheck } from 'lucide-react';
import { Button } from '@/components/ui/button';

export function ReviewerNotice({ onEscalate }: { onEscalate: () => void }) {
  return (
    <div
      role="note"
      className="tone-info flex items-start gap-3 rounded-md border border-tone/40 bg-tone-soft p-3 text-sm"
    >
      <UserCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-tone" />
      <p className="flex-1">A reviewer is needed to clear this alert. You can decline it, or escalate it.</p>
      <Button onClick={onEscalate}>
        <ArrowUpRight aria-hidden />
        Escalate
      </Button>
    </div>
  );
}
