import type { Check } from '@/lib/domain/checks/schema';
import { Badge } from '@/components/ui/badge';
import { checkLookOf } from './check-look';

type Outcome = Pick<Check, 'status' | 'result'>;

/** A tick for what passed, so that what did not stands out. */
export function CheckMark({ check }: { check: Outcome | undefined }) {
  if (!check) {
    return (
      <>
        <span aria-hidden className="text-faint">
          –
        </span>
        <span className="sr-only">Not asked for</span>
      </>
    );
  }
  const { icon: Icon, tone, words } = checkLookOf(check);
  if (tone !== 'good') return <CheckBadge check={check} />;
  return (
    <span className="tone-good inline-grid text-tone">
      <Icon aria-hidden className="size-4" strokeWidth={2.25} />
      <span className="sr-only">{words}</span>
    </span>
  );
}

export function CheckBadge({ check }: { check: Outcome }) {
  const { icon, tone, words } = checkLookOf(check);
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  );
}
