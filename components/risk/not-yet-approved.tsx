import { UserCheck } from 'lucide-react';
import { Badge } from '@/components/ui/badge';

/** Stands beside a tier that was set manually and that no second person has approved. */
export const NotYetApproved = () => (
  <Badge tone="info" icon={UserCheck}>
    Not yet approved
  </Badge>
);
