'use client';

import type { MenuChoicesProps, MenuItemProps, MenuProps } from './overlays/menu';
import { overlays } from './overlays/overlays';
import { useTrigger } from './overlays/use-trigger';

export type { MenuChoice } from './overlays/menu';

export function Menu(props: MenuProps) {
  const { code, isWanted, trigger, early } = useTrigger(props.trigger, { popup: 'menu' });
  return code ? <code.Menu {...props} trigger={trigger} defaultOpen={isWanted} /> : early;
}

export function MenuItem(props: MenuItemProps) {
  const code = overlays.useCode();
  return code && <code.MenuItem {...props} />;
}

export function MenuChoices(props: MenuChoicesProps) {
  const code = overlays.useCode();
  return code && <code.MenuChoices {...props} />;
}

export function MenuSeparator() {
  const code = overlays.useCode();
  return code && <code.MenuSeparator />;
}
