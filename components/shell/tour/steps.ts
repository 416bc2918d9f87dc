import type { Role } from '@/lib/platform/context';

export interface TourStep {
  title: string;
  text: string;
  /** Keys that the text tells of, as `Kbd` takes them. */
  keys?: string;
  /** Where it can be seen. */
  link?: { label: string; href: string };
}

/** Five, whoever it is; the last differs with what a person may open. */
export const stepsFor = (role: Role): readonly TourStep[] => [
  {
    title: 'Waiting for you',
    text: 'Alerts are listed with the highest priority first; Pull next takes overdue ones before all others. Filter them, and save a filter as a view.',
    keys: 'j k',
    link: { label: 'Open the alerts', href: '/alerts' },
  },
  {
    title: 'Why it was raised',
    text: 'Next to the list is the evidence: both parties side by side with the differences marked, and how much besides the name agrees.',
  },
  {
    title: 'Two keys for a decision',
    text: '1 clears the client, 2 confirms the finding, 3 asks a reviewer, each with drafted reasons. The second key commits, and you have five seconds to undo it.',
    keys: '1 ⌘ ↵',
  },
  {
    title: 'Find anything',
    text: 'Search for a person, a company, a case or an alert from any page, and go to any page by its name. The / key opens it too, and ? shows all keys.',
    keys: '⌘ K',
  },
  {
    title: 'Where to build',
    text: 'Under Build, flows and webhooks show what your own systems send and receive. The data here is fictitious: try anything you like.',
    link:
      role === 'auditor' ? { label: 'Open the flows', href: '/flows' } : { label: 'Try it', href: '/try' },
  },
];
