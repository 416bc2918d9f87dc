import { Bell, type LucideIcon } from 'lucide-react';

export interface Section {
  name: string;
  href: string;
  icon: LucideIcon;
  /** The sequence that leads there. */
  keys: string;
}

/** What the console has, in the order of an analyst's day. */
export const sections: readonly Section[] = [{ name: 'Alerts', href: '/alerts', icon: Bell, keys: 'g a' }];
