import type { Flow } from '@/lib/domain/flows/schema';
import type { HitStatus } from '@/lib/domain/words';
import { TonedText } from '@/components/ui/badge';
import { flowTypeLook, hitLook } from './appearance';

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
