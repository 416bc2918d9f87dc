import { Lock, UsersRound } from 'lucide-react';
import type { Alert } from '@/lib/domain/alerts/schema';
import { type BulkPlan, decidedText, leftText } from './bulk-plan';

interface PlanNotesProps {
  plan: BulkPlan;
  selected: readonly Alert[];
  /** What goes to a reviewer; null for nothing that has to be said. */
  proposed: string | null;
}

/** What a change of several alerts does not simply do to all of them. */
export const PlanNotes = ({ plan, selected, proposed }: PlanNotesProps) => (
  <>
    <Note icon={UsersRound} tone="tone-info bg-tone-soft" text={proposed} />
    <Note icon={Lock} tone="bg-sunken text-muted" text={leftText(plan)} />
    <Note icon={Lock} tone="bg-sunken text-muted" text={decidedText(selected)} />
  </>
);

function Note({ icon: Icon, tone, text }: { icon: typeof Lock; tone: string; text: string | null }) {
  if (text === null) return null;
  return (
    <p className={`${tone} flex gap-2 rounded-md px-3 py-2 text-sm`}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-tone" />
      <span>{text}</span>
    </p>
  );
}
