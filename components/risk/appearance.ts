import { CircleCheck, CircleDashed, History, Scale } from 'lucide-react';
import type { WordLook } from '@/components/ui/look';
import { assessmentWord } from '@/lib/domain/risk/names';
import type { RiskAssessment } from '@/lib/domain/risk/schema';

export const assessmentLook: Record<RiskAssessment['status'], WordLook> = {
  Draft: { icon: CircleDashed, tone: 'neutral', word: assessmentWord.Draft },
  Active: { icon: Scale, tone: 'info', word: assessmentWord.Active },
  Approved: { icon: CircleCheck, tone: 'good', word: assessmentWord.Approved },
  Superseded: { icon: History, tone: 'neutral', word: assessmentWord.Superseded },
};
