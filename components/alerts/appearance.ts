import {
  ArrowUpRight,
  Ban,
  Building2,
  CalendarX2,
  CircleCheck,
  CircleDot,
  CircleUserRound,
  Clock,
  ClockAlert,
  Eye,
  IdCard,
  Landmark,
  ListChecks,
  type LucideIcon,
  Newspaper,
  PlugZap,
  ScanFace,
  TimerOff,
  UserX,
} from 'lucide-react';
import type { AlertCategory, AlertStatus, Priority, SlaStatus } from '@/lib/domain/words';
import type { BarsLevel } from '@/components/ui/bars-glyph';
import { asNamed, keysOf, type Look } from '@/components/ui/look';
import type { Topic } from '@/lib/domain/alerts/kinds';

export const statusLook = asNamed<AlertStatus>({
  Open: { icon: CircleDot, tone: 'info' },
  Acknowledged: { icon: Eye, tone: 'accent' },
  Escalated: { icon: ArrowUpRight, tone: 'warning' },
  Resolved: { icon: CircleCheck, tone: 'neutral' },
});

export const slaLook: Record<SlaStatus, Look> = {
  'On Track': { icon: Clock, tone: 'neutral' },
  Warning: { icon: ClockAlert, tone: 'caution' },
  Critical: { icon: ClockAlert, tone: 'warning' },
  Breached: { icon: TimerOff, tone: 'danger' },
};

export const categoryIcon: Record<AlertCategory, LucideIcon> = {
  'Sanctions Hit': Ban,
  'PEP Match': Landmark,
  'Adverse Media': Newspaper,
  'Watchlist Match': ListChecks,
  'Name Mismatch': UserX,
  'DOB Mismatch': CalendarX2,
  'API Failure': PlugZap,
};

/** How many of the four bars are filled; level 4 is drawn inverted. */
export const priorityBars: Record<Priority, BarsLevel> = {
  Critical: 4,
  High: 3,
  'Medium-High': 2,
  Medium: 1,
  Low: 0,
};

/**
 * The icons of topics. Data that the client gave shares one icon, because each icon adds to the first script of every
 * page with cases.
 */
export const topicIcon: Record<Topic, LucideIcon> = {
  ...categoryIcon,
  Face: ScanFace,
  'Identity document': IdCard,
  Identity: UserX,
  'Email address': UserX,
  'Phone number': UserX,
  Address: UserX,
  'Company registry': Building2,
  'Name not searched': PlugZap,
};

export const entityIcon: Record<'Person' | 'Company', LucideIcon> = {
  Person: CircleUserRound,
  Company: Building2,
};

/** The API's values in its order. Its schemas would load zod, a quarter of the page's own script. */
export const statuses = keysOf(statusLook);
export const priorities = keysOf(priorityBars);
export const slaStatuses = keysOf(slaLook);
export const categories = keysOf(categoryIcon);
