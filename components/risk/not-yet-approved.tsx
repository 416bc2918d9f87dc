import { UserCheck } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { overrideStateOf } from '@/lib/domain/risk/approval';

/** Stands beside the tier of an assessment. Nothing unless it was set manually and no second person has approved it. */
export const NotYetApproved = ({ of }: { of: Parameters<typeof overrideStateOf>[0] }) =>
  ['none', 'approved'].includes(overrideStateOf(of)) ? null : (
    <Badge tone="info" icon={UserCheck}>
      Not yet approved
    </Badge>
  );
