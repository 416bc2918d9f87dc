import { useEffect, useRef } from 'react';
import type { Alert } from '@/lib/domain/alerts/schema';
import { useViewer } from '@/components/shell/viewer';
import type { AlertDialogProps } from './alert-dialog';
import { forgetOpenDialog, recallOpenDialog } from './draft';

/** Opens again, once the alerts are loaded, the dialog that this person had open when the page was left. */
export function useReopenedDialog(alerts: readonly Alert[], start: AlertDialogProps['onStart']): void {
  const { token: person } = useViewer();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || alerts.length === 0) return;
    isDone.current = true;
    const left = recallOpenDialog();
    const alert = left?.person === person && alerts.find(({ token }) => token === left.alert);
    if (!left || !alert) return;
    forgetOpenDialog();
    start(left.dialog, alert);
  }, [alerts, person, start]);
}
