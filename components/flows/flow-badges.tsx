import type { Flow } from '@/lib/domain/flows/schema';
import type { HitStatus } from '@/lib/domain/words';
import { Badge, TonedText } from '@/components/ui/badge';
import { flowTypeLook, hitLook, progressLook, verdictLook } from './appearance';

type Outcome = Pick<Flow, 'processing_status' | 'overall_verdict'>;

/** The verdict, or the progress until there is one. */
export function OutcomeBadge({ processing_status, overall_verdict }: Outcome) {
  const isEnded = processing_status === 'complete' && overall_verdict !== null;
  const { word, ...look } = isEnded ? verdictLook[overall_verdict] : progressLook[processing_status];
  return <Badge {...look}>{word}</Badge>;
}

export function HitText({ status }: { status: HitStatus | null }) {
  if (status === null) return <span className="text-faint">Not known yet</span>;
  const { word, ...look } = hitLook[status];
  return <TonedText {...look}>{word}</TonedText>;
}

export function FlowTypeText({ type }: { type: Flow['flow_type'] }) {
  const { word, icon } = flowTypeLook[type];
  return (
    <TonedText tone="neutral" icon={icon}>
      {word}
    </TonedText>
  );
}
