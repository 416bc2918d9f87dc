'use client';

import { formatDateTime, longDuration, shortDuration } from './format';
import { useNow } from './use-now';

interface RelativeTimeProps {
  timestamp: string;
  /** `column`: "5h". `text`: "5 hours ago". */
  form: 'column' | 'text';
}

export function RelativeTime({ timestamp, form }: RelativeTimeProps) {
  const passedMs = useNow().getTime() - Date.parse(timestamp);
  return (
    <time dateTime={timestamp} title={formatDateTime(timestamp)}>
      {form === 'column' ? shortDuration(passedMs) : `${longDuration(passedMs)} ago`}
    </time>
  );
}
