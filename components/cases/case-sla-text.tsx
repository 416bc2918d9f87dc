'use client';

import { TonedText } from '@/components/ui/badge';
import { formatDateTime } from '@/components/ui/format';
import { useNow } from '@/components/ui/use-now';
import { pausedText } from '@/components/alerts/sla-look';
import { type CaseDeadline, caseSlaLook, isPaused } from './case-sla';

interface CaseSlaTextProps {
  of: CaseDeadline;
  /** `short`: "2d", "2d over". `text`: "2 days left". */
  form: 'short' | 'text';
}

export function CaseSlaText({ of, form }: CaseSlaTextProps) {
  const { word, ...look } = caseSlaLook(of, useNow(), form);
  const text = (
    <TonedText {...look} className="tabular-nums">
      {word}
    </TonedText>
  );
  if (!of.sla_deadline) return text;
  if (isPaused(of)) return <span title={pausedText}>{text}</span>;
  return (
    <time dateTime={of.sla_deadline} title={`${of.sla_status}: due ${formatDateTime(of.sla_deadline)}`}>
      {text}
    </time>
  );
}
