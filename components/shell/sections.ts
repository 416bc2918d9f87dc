import {
  Bell,
  BriefcaseBusiness,
  ChartLine,
  Inbox,
  KeyRound,
  List,
  type LucideIcon,
  ScrollText,
  Settings,
  Terminal,
  UserCheck,
  UsersRound,
  Webhook,
  Workflow,
} from 'lucide-react';
import type { Role } from '@/lib/platform/context';

interface Counted {
  total: number;
  /** By its name; every status of the resource is there. */
  status: Record<string, number>;
}

/** What the counts of the navigation are made of. Live events have them read again. */
export interface Totals {
  /** Undecided, without those that are snoozed. */
  alerts?: Counted;
  /** Undecided, and assigned to the person. */
  ownAlerts?: number;
  cases?: Counted;
  /** Those whose risk override waits for a reviewer. */
  overridden?: Counted;
  failingWebhooks?: number;
}

export interface Section {
  name: string;
  href: string;
  icon: LucideIcon;
  keys: string;
  /** Other words that it is looked for by. */
  also?: string;
  /** Who may use it; everybody where it is left out. */
  roles?: readonly Role[];
  /** How much waits there, once the totals are known. */
  countOf?: (totals: Totals) => number | undefined;
  /** What the number counts, after it: "open alerts". */
  counted?: string;
  /** What is counted is wrong, in a word or two, rather than to do. */
  wrong?: string;
  /** Three panes beside each other leave room for icons alone on screens up to 1599 px. */
  hasThreePanes?: true;
}

export interface SectionGroup {
  name: string;
  sections: readonly Section[];
}

const acting: readonly Role[] = ['analyst', 'reviewer', 'admin'];

const sumOf = (counts: Record<string, number>, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (counts[name] ?? 0), 0);

const groups: readonly SectionGroup[] = [
  {
    name: 'Work',
    sections: [
      {
        name: 'My work',
        href: '/work',
        icon: Inbox,
        keys: 'g w',
        roles: acting,
        counted: 'alerts assigned to you',
        countOf: ({ ownAlerts }) => ownAlerts,
      },
      {
        name: 'Alerts',
        href: '/alerts',
        hasThreePanes: true,
        icon: Bell,
        keys: 'g a',
        counted: 'open',
        countOf: ({ alerts }) => alerts?.status.Open,
      },
      {
        name: 'Cases',
        href: '/cases',
        icon: BriefcaseBusiness,
        keys: 'g c',
        counted: 'open',
        countOf: ({ cases }) => cases && cases.total - sumOf(cases.status, ['Closed']),
      },
      {
        name: 'Review',
        href: '/review',
        icon: UserCheck,
        keys: 'g r',
        counted: 'waiting',
        countOf: ({ alerts, cases, overridden }) =>
          alerts &&
          cases &&
          overridden &&
          sumOf(alerts.status, ['Escalated']) + sumOf(cases.status, ['In Review']) + overridden.total,
      },
    ],
  },
  {
    name: 'Know',
    sections: [
      { name: 'Entities', href: '/entities', icon: UsersRound, keys: 'g e' },
      { name: 'Lists', href: '/lists', icon: List, keys: 'g l', also: 'sanctions pep watchlists' },
    ],
  },
  {
    name: 'Oversee',
    sections: [
      { name: 'Analytics', href: '/analytics', icon: ChartLine, keys: 'g n' },
      { name: 'Audit', href: '/audit', icon: ScrollText, keys: 'g u' },
    ],
  },
  {
    name: 'Build',
    sections: [
      { name: 'Try it', href: '/try', icon: Terminal, keys: 'g t', roles: acting },
      { name: 'Flows', href: '/flows', icon: Workflow, keys: 'g f' },
      {
        name: 'Webhooks',
        href: '/webhooks',
        icon: Webhook,
        keys: 'g h',
        countOf: ({ failingWebhooks }) => failingWebhooks,
        wrong: 'failing',
      },
      { name: 'Keys', href: '/keys', icon: KeyRound, keys: 'g k', roles: ['admin'] },
    ],
  },
];

const settings: Section = {
  name: 'Settings',
  href: '/settings',
  icon: Settings,
  keys: 'g s',
};

const isShownTo =
  (role: Role) =>
  ({ roles }: Section): boolean =>
    !roles || roles.includes(role);

/** What the navigation shows a person with the role; a group without sections is left out. */
export const sectionGroupsFor = (role: Role): readonly SectionGroup[] =>
  groups
    .map(({ name, sections }) => ({ name, sections: sections.filter(isShownTo(role)) }))
    .filter(({ sections }) => sections.length > 0);

export const settingsFor = (role: Role): Section | undefined => [settings].find(isShownTo(role));

/** Every section that the person may go to. */
export const sectionsFor = (role: Role): readonly Section[] => [
  ...sectionGroupsFor(role).flatMap(({ sections }) => sections),
  ...[settings].filter(isShownTo(role)),
];

export const isWithin = (path: string, { href }: Pick<Section, 'href'>): boolean =>
  path === href || path.startsWith(`${href}/`);

export const hasThreePanes = (path: string): boolean =>
  groups.some(({ sections }) => sections.some((each) => each.hasThreePanes && isWithin(path, each)));

/** Held by a test: two sections with the same keys, or address, would hide each other. */
export const allSections: readonly Section[] = [...groups.flatMap(({ sections }) => sections), settings];
