import { canAct } from '@/lib/domain/access/roles';
import type { Role } from '@/lib/platform/context';

export interface TourStep {
  title: string;
  text: string;
  /** The keys that the text mentions, in the format of `Kbd`. */
  keys?: string;
  /** A link to where it can be seen. */
  link?: { label: string; href: string };
}

const toAlerts = { keys: 'j k', link: { label: 'Open the alerts', href: '/alerts' } };

const waiting: TourStep = {
  title: 'Waiting for you',
  text: 'Alerts are listed with the highest priority first; Pull next takes overdue ones before all others. Filter them, and save a filter as a view.',
  ...toAlerts,
};

const deciding: TourStep = {
  title: 'Two keys for a decision',
  text: '1 clears the client, 2 confirms the finding, 3 asks a reviewer. Reasons that the evidence supports are drafted. The second key commits, and you have five seconds to undo it.',
  keys: '1 ⌘ ↵',
};

const listed: TourStep = {
  title: 'Waiting for others',
  text: 'Alerts are listed with the highest priority first. Filter them, and save a filter as a view.',
  ...toAlerts,
};

const decided: TourStep = {
  title: 'What was decided',
  text: 'Beside the evidence you see who decided an alert, when and why. You have read-only access.',
};

/** Always five steps; some differ by what the role may do. */
export const stepsFor = (role: Role): readonly TourStep[] => [
  canAct(role) ? waiting : listed,
  {
    title: 'Why it was raised',
    text: 'Next to the list you see the evidence: both parties side by side, their differences marked, and which facts agree besides the name.',
  },
  canAct(role) ? deciding : decided,
  {
    title: 'Find anything',
    text: 'Search for a person, a company, a case or an alert from any page, and go to any page by its name. Press the slash (/) to search, and the question mark (?) to see all keys.',
    keys: '⌘ K',
  },
  {
    title: 'Where to build',
    text: 'Under Build, flows and webhooks show what your own systems send and receive. The data here is fictitious: try anything you like.',
    link:
      role === 'auditor' ? { label: 'Open the flows', href: '/flows' } : { label: 'Try it', href: '/try' },
  },
];
