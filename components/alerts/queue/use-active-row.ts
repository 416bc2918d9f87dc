import { useCallback, useEffect, useRef, useState } from 'react';
import type { Alert } from '@/lib/domain/alerts/schema';
import { takeLastAlert } from '@/components/alerts/queue-order';
import { focusRow } from './queue-row';

/** Roving tabindex: Tab reaches the row focused last, or the first row. */
export function useActiveRow(alerts: readonly Alert[]) {
  const [token, activate] = useState<string>();
  const position = alerts.findIndex((alert) => alert.token === token);
  const active = alerts[Math.max(0, position)];
  useReturnToRow(alerts);

  const move = useCallback(
    (by: 1 | -1) => {
      const isFocusInList = document.activeElement?.closest('tbody') != null;
      const to = isFocusInList ? position + by : Math.max(0, position);
      const next = alerts[Math.min(alerts.length - 1, Math.max(0, to))];
      if (next) focusRow(next.token);
    },
    [alerts, position],
  );

  return { active, activate, move };
}

function useReturnToRow(alerts: readonly Alert[]) {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || alerts.length === 0) return;
    isDone.current = true;
    const last = takeLastAlert();
    if (last) focusRow(last);
  }, [alerts]);
}
