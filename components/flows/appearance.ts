import {
  Building2,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleUserRound,
  CircleX,
  FileText,
  LoaderCircle,
  type LucideIcon,
  ScanSearch,
  TriangleAlert,
} from 'lucide-react';
import type { Flow, FlowType, Verdict } from '@/lib/domain/flows/schema';
import type { HitStatus } from '@/lib/domain/words';
import type { WordLook } from '@/components/ui/look';

export const flowTypeLook: Record<FlowType, { word: string; icon: LucideIcon }> = {
  company: { word: 'Company', icon: Building2 },
  person: { word: 'Person', icon: CircleUserRound },
  screening: { word: 'Screening', icon: ScanSearch },
  document: { word: 'Document', icon: FileText },
};

const verdictLook: Record<Verdict, WordLook> = {
  Pass: { word: 'Pass', icon: CircleCheck, tone: 'good' },
  Refer: { word: 'Refer', icon: CircleHelp, tone: 'caution' },
  Fail: { word: 'Fail', icon: CircleX, tone: 'warning' },
};

export const progressLook: Record<Flow['processing_status'], WordLook> = {
  processing: { word: 'Running', icon: LoaderCircle, tone: 'info' },
  complete: { word: 'Complete', icon: CircleCheck, tone: 'good' },
  failed: { word: 'Given up', icon: CircleX, tone: 'warning' },
};

/** The verdict, or the progress until there is one. */
export function outcomeLook({
  processing_status,
  overall_verdict,
}: Pick<Flow, 'processing_status' | 'overall_verdict'>): WordLook {
  const isEnded = processing_status === 'complete' && overall_verdict !== null;
  return isEnded ? verdictLook[overall_verdict] : progressLook[processing_status];
}

export const hitLook: Record<HitStatus, WordLook> = {
  Hit: { word: 'Hit', icon: TriangleAlert, tone: 'caution' },
  'No Hit': { word: 'No hit', icon: CircleCheck, tone: 'good' },
  'Not Screened': { word: 'Not screened', icon: CircleDashed, tone: 'neutral' },
};
