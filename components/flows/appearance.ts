import {
  Building2,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleUserRound,
  CircleX,
  FileText,
  Hourglass,
  LoaderCircle,
  type LucideIcon,
  RotateCw,
  ScanSearch,
  SkipForward,
  TriangleAlert,
} from 'lucide-react';
import type { Flow, FlowType, Verdict } from '@/lib/domain/flows/schema';
import type { CheckResult, CheckStatus, HitStatus } from '@/lib/domain/words';
import type { Look, WordLook } from '@/components/ui/look';

export const flowTypeLook: Record<FlowType, { word: string; icon: LucideIcon }> = {
  company: { word: 'Company', icon: Building2 },
  person: { word: 'Person', icon: CircleUserRound },
  screening: { word: 'Screening', icon: ScanSearch },
  document: { word: 'Document', icon: FileText },
};

export const verdictLook: Record<Verdict, WordLook> = {
  Pass: { word: 'Pass', icon: CircleCheck, tone: 'good' },
  Refer: { word: 'Refer', icon: CircleHelp, tone: 'caution' },
  Fail: { word: 'Fail', icon: CircleX, tone: 'warning' },
};

export const progressLook: Record<Flow['processing_status'], WordLook> = {
  processing: { word: 'Running', icon: LoaderCircle, tone: 'info' },
  complete: { word: 'Complete', icon: CircleCheck, tone: 'good' },
  failed: { word: 'Given up', icon: CircleX, tone: 'warning' },
};

export const hitLook: Record<HitStatus, WordLook> = {
  Hit: { word: 'Hit', icon: TriangleAlert, tone: 'caution' },
  'No Hit': { word: 'No hit', icon: CircleCheck, tone: 'good' },
  'Not Screened': { word: 'Not screened', icon: CircleDashed, tone: 'neutral' },
};

const running: Look = { icon: LoaderCircle, tone: 'info' };
const waiting: Look = { icon: Hourglass, tone: 'caution' };
const left: Look = { icon: SkipForward, tone: 'neutral' };

const statusLook: Record<CheckStatus, WordLook> = {
  Pending: { word: 'Not started', icon: CircleDashed, tone: 'neutral' },
  Queued: { word: 'Not started', icon: CircleDashed, tone: 'neutral' },
  'In Progress': { word: 'Running', ...running },
  'Retry Scheduled': { word: 'Will be retried', icon: RotateCw, tone: 'caution' },
  'Awaiting Document': { word: 'Waits for a document', ...waiting },
  'Awaiting Client': { word: 'Waits for the person', ...waiting },
  Complete: { word: 'Complete', icon: CircleCheck, tone: 'good' },
  Reused: { word: 'Reused', ...left },
  Failed: { word: 'No answer', icon: CircleX, tone: 'warning' },
  Waived: { word: 'Waived', ...left },
  Cancelled: { word: 'Cancelled', ...left },
};

/** The result of a check, or its status until it has one. */
export function checkLook({ status, result }: { status: CheckStatus; result: CheckResult | null }): WordLook {
  if (result === null || status === 'Failed') return statusLook[status];
  const look = verdictLook[result];
  return status === 'Reused' ? { ...look, word: `${look.word}, reused` } : look;
}
