import { formatDateTime, formatTime } from './format';

interface ClockTimeProps {
  at: string;
  className?: string;
}

/** "09:41" in the browser's time zone, which the title names with the date. */
export const ClockTime = ({ at, className }: ClockTimeProps) => (
  <time dateTime={at} title={formatDateTime(at)} className={className}>
    {formatTime(at)}
  </time>
);
