import { Bell, type LucideIcon } from 'lucide-react';

export interface Section {
  name: string;
  href: string;
  icon: LucideIcon;
  /** The keyboard sequence that opens it. */
  keys: string;
}

export const sections: readonly Section[] = [{ name: 'Alerts', href: '/alerts', icon: Bell, keys: 'g a' }];
