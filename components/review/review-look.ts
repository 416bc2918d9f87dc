import { ArrowUpRight, BriefcaseBusiness, FileSliders, Gauge, UserCheck } from 'lucide-react';
import type { Look } from '@/components/ui/look';
import type { ReviewKind } from './review-items';

export const kindLook: Record<ReviewKind, Look & { label: string }> = {
  proposal: { label: 'Proposal', icon: UserCheck, tone: 'info' },
  escalation: { label: 'Escalated alert', icon: ArrowUpRight, tone: 'warning' },
  override: { label: 'Risk override', icon: Gauge, tone: 'caution' },
  policy: { label: 'Policy draft', icon: FileSliders, tone: 'info' },
  case: { label: 'Case in review', icon: BriefcaseBusiness, tone: 'neutral' },
};
