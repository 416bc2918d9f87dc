import { CircleCheck, CircleDashed, CircleDot, CircleX, Hourglass } from 'lucide-react';
import type { VerificationStatus } from '@/lib/domain/entities/schema';
import { asNamed } from '@/components/ui/look';

export const verificationLook = asNamed<VerificationStatus>({
  'Not Started': { icon: CircleDashed, tone: 'neutral' },
  'In Progress': { icon: CircleDot, tone: 'info' },
  Verified: { icon: CircleCheck, tone: 'good' },
  Failed: { icon: CircleX, tone: 'warning' },
  Expired: { icon: Hourglass, tone: 'caution' },
});
