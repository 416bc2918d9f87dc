import {
  ArrowUpRight,
  CircleCheck,
  CircleDashed,
  CircleDot,
  Eye,
  Gauge,
  Hourglass,
  MessagesSquare,
} from 'lucide-react';
import type { Case } from '@/lib/domain/cases/schema';
import type { Tier } from '@/lib/domain/words';
import { asNamed, keysOf, type Look } from '@/components/ui/look';

export const caseStatusLook = asNamed<Case['status']>({
  New: { icon: CircleDashed, tone: 'neutral' },
  'In Progress': { icon: CircleDot, tone: 'info' },
  'In Review': { icon: Eye, tone: 'accent' },
  'Client Input': { icon: Hourglass, tone: 'caution' },
  'Internal Review': { icon: MessagesSquare, tone: 'info' },
  Escalated: { icon: ArrowUpRight, tone: 'warning' },
  Closed: { icon: CircleCheck, tone: 'neutral' },
});

export const tierLook: Record<Tier, Look> = {
  High: { icon: Gauge, tone: 'warning' },
  Medium: { icon: Gauge, tone: 'caution' },
  Low: { icon: Gauge, tone: 'neutral' },
};

export const caseStatuses = keysOf(caseStatusLook);
export const tiers = keysOf(tierLook);

/** Not taken from the API's schemas, which would load zod. `satisfies` keeps the list complete. */
export const caseTypes = keysOf({ Onboarding: 0, Review: 0, Perpetual: 0 } satisfies Record<
  Case['type'],
  unknown
>);
