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
  /** Counts by status; includes every status of the resource. */
  status: Record<string, number>;
}

/** The data for the counts of the navigation. Live events refresh it. */
export interface Totals {
  /** Undecided alerts that are not snoozed. */
  alerts?: Counted;
  /** Undecided alerts assigned to the user. */
  ownAlerts?: number;
  cases?: Counted;
  /** Cases whose risk override waits for a reviewer. */
  overridden?: Counted;
  /** Drafts of policies that the user may publish; 0 for those who publish none. */
  drafts?: number;
  failingWebhooks?: number;
  role: Role;
}

export interface Section {
  name: string;
  href: string;
  icon: LucideIcon;
  keys: string;
  /** Other words that it is found by. */
  also?: string;
  /** The roles that may use it; by default all. */
  roles?: readonly Role[];
  /** How many items are waiting there, once the totals are known. */
  countOf?: (totals: Totals) => number | undefined;
  /** The noun after the number: "open alerts". */
  counted?: string;
  /** Says in a word or two that the counted items are wrong, rather than waiting. */
  wrong?: string;
  /** Has three panes side by side, which on screens up to 1599 px leave the rail only room for icons. */
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
        // An analyst can only decide the cases there.
        countOf: ({ alerts, cases, overridden, drafts, role }) =>
          alerts && cases && overridden && drafts !== undefined
            ? sumOf(cases.status, ['In Review']) +
              drafts +
              (role === 'analyst' ? 0 : sumOf(alerts.status, ['Escalated']) + overridden.total)
            : undefined,
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

/** For everybody; below the groups. */
export const settings: Section = {
  name: 'Settings',
  href: '/settings',
  icon: Settings,
  keys: 'g s',
};

const isShownTo =
  (role: Role) =>
  ({ roles }: Section): boolean =>
    !roles || roles.includes(role);

/** The navigation for a role, without empty groups. */
export const sectionGroupsFor = (role: Role): readonly SectionGroup[] =>
  groups
    .map(({ name, sections }) => ({ name, sections: sections.filter(isShownTo(role)) }))
    .filter(({ sections }) => sections.length > 0);

/** All sections that the role may use. */
export const sectionsFor = (role: Role): readonly Section[] => [
  ...sectionGroupsFor(role).flatMap(({ sections }) => sections),
  settings,
];

export const isWithin = (path: string, { href }: Pick<Section, 'href'>): boolean =>
  path === href || path.startsWith(`${href}/`);

export const hasThreePanes = (path: string): boolean =>
  groups.some(({ sections }) => sections.some((each) => each.hasThreePanes && isWithin(path, each)));

/** Checked by a test: two sections with the same keys or address would hide each other. */
export const allSections: readonly Section[] = [...groups.flatMap(({ sections }) => sections), settings];
