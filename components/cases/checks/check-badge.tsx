import { Badge } from '@/components/ui/badge';
import { checkLookOf, type Outcome } from './check-look';

export function CheckBadge({ check }: { check: Outcome }) {
  const { icon, tone, words } = checkLookOf(check);
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  );
}
