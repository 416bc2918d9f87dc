/** The props that the rail and the bar of small screens share. */
export interface FrameProps {
  unread: number;
  onSearch: () => void;
  onShowNotifications: () => void;
  onShowShortcuts: () => void;
  onShowTour: () => void;
}
