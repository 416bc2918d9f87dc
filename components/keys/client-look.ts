import { CircleCheck, CircleX } from 'lucide-react';
import type { OauthClient } from '@/lib/domain/access/schema';
import type { WordLook } from '@/components/ui/look';

export const clientLook: Record<OauthClient['status'], WordLook> = {
  active: { word: 'Active', icon: CircleCheck, tone: 'good' },
  revoked: { word: 'Revoked', icon: CircleX, tone: 'neutral' },
};
