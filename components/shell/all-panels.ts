export { NavigationDrawer } from './navigation-drawer';
export { NotificationsDialog } from './notifications-dialog';
export { Palette } from './palette/palette';
export { ShortcutsDialog } from './shortcuts-dialog';
export { Tour } from './tour/tour';
export { UserMenuItems } from './user-menu-items';
