export { NavigationDrawer } from './navigation-drawer';
export { NoticesDialog } from './notices-dialog';
export { Palette } from './palette/palette';
export { ShortcutsDialog } from './shortcuts-dialog';
export { Tour } from './tour/tour';
export { UserMenuItems } from './user-menu-items';
