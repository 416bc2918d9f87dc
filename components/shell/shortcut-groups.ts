import { canAct, isReviewer } from '@/lib/domain/access/roles';
import type { Role } from '@/lib/platform/context';
import { type Section, sectionsFor } from './sections';

type Shortcut = readonly [keys: string, meaning: string];

interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

const goTo = ({ keys, name }: Section): Shortcut => [keys, `Go to ${name.toLowerCase()}`];

const reading: readonly Shortcut[] = [
  ['j', 'Next alert'],
  ['k', 'Previous alert'],
  ['←', 'Previous hit on the subject'],
  ['→', 'Next hit on the subject'],
];

const deciding: readonly Shortcut[] = [
  ['1', 'Clear: false positive, same person, genuine document'],
  ['2', 'Confirm: true match, different person, forged document'],
  ['3', 'Escalate'],
  ['d', 'Ask for a document'],
  ['⌘ ↵', 'Commit the decision'],
  ['u', 'Undo the decision'],
  ['n', 'Pull the next alert'],
  ['a', 'Acknowledge'],
  ['s', 'Assign'],
  ['z', 'Snooze'],
  ['x', 'Select the alert; with Shift, all up to it'],
  ['b', 'Go to the actions for the selection'],
];

const reviewing: readonly Shortcut[] = [
  ['c', 'Confirm, approve, decide or publish'],
  ['r', 'Refuse: decide otherwise'],
  ['o', 'Open its own page'],
  ['u', 'Undo'],
];

const working: readonly Shortcut[] = [
  ['⌘ ↵', 'Make the next move, or send the comment'],
  ['r', 'Retry the failed checks'],
  ['s', 'Change the owner'],
];

/** The keys for what the role may do. */
export function groupsFor(role: Role): readonly ShortcutGroup[] {
  const only = (may: boolean, shortcuts: readonly Shortcut[]) => (may ? shortcuts : []);
  const groups: ShortcutGroup[] = [
    {
      title: 'Everywhere',
      shortcuts: [
        ['⌘ K', 'Search everything, or go to'],
        ['/', 'Search the list, or everything on pages without one'],
        ...sectionsFor(role).map(goTo),
        ['g i', 'Show your notifications'],
        ['?', 'Show keyboard shortcuts'],
        ['Escape', 'Close, or return to the list'],
      ],
    },
    {
      title: 'Alerts',
      shortcuts: [
        ...reading,
        ...only(canAct(role), deciding),
        ...only(isReviewer(role), [['c', 'Confirm a proposal']]),
      ],
    },
    { title: 'Review', shortcuts: only(isReviewer(role), reviewing) },
    { title: 'A case', shortcuts: [...only(canAct(role), working), ['w', 'Work through its alerts']] },
  ];
  return groups.filter(({ shortcuts }) => shortcuts.length > 0);
}
