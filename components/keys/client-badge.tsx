import { CircleCheck, CircleX } from 'lucide-react';
import type { OauthClient } from '@/lib/domain/access/schema';
import { Badge } from '@/components/ui/badge';

const looks = {
  active: { word: 'Active', icon: CircleCheck, tone: 'good' },
  revoked: { word: 'Revoked', icon: CircleX, tone: 'neutral' },
} as const;

export function ClientBadge({ status }: Pick<OauthClient, 'status'>) {
  const { word, ...look } = looks[status];
  return <Badge {...look}>{word}</Badge>;
}
