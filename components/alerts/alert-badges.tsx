import { Badge } from '@/components/ui/badge';
import type { Alert } from '@/lib/domain/alerts/schema';
import { statusLook } from './appearance';

export function StatusBadge({ status }: Pick<Alert, 'status'>) {
  return <Badge {...statusLook[status]}>{status}</Badge>;
}
