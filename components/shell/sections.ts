import { Bell, type LucideIcon } from 'lucide-react';

export interface Section {
  name: string;
  href: string;
  icon: LucideIcon;
  keys: string;
}

export const sections: readonly Section[] = [{ name: 'Alerts', href: '/alerts', icon: Bell, keys: 'g a' }];
