import { CircleCheck, CircleDashed, CircleDot, CircleX, Hourglass } from 'lucide-react';
import type { VerificationStatus } from '@/lib/domain/entities/schema';
import type { Look } from '@/components/ui/look';
import { Badge } from '@/components/ui/badge';

export const verificationLook: Record<VerificationStatus, Look> = {
  'Not Started': { icon: CircleDashed, tone: 'neutral' },
  'In Progress': { icon: CircleDot, tone: 'info' },
  Verified: { icon: CircleCheck, tone: 'good' },
  Failed: { icon: CircleX, tone: 'warning' },
  Expired: { icon: Hourglass, tone: 'caution' },
};

export const VerificationBadge = ({ status }: { status: VerificationStatus }) => (
  <Badge {...verificationLook[status]}>{status}</Badge>
);
