/** What the rail and the bar of small screens both have. */
export interface FrameProps {
  unread: number;
  onSearch: () => void;
  onShowNotices: () => void;
  onShowShortcuts: () => void;
  onShowTour: () => void;
}
