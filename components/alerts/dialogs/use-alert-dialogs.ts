import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import type { Alert } from '@/lib/domain/alerts/schema';
import { type ActionName, actionLook, actionsFor, refusalOf } from '@/components/alerts/alert-actions';
import { useAcknowledgeAlert } from '@/components/alerts/alert-mutations';
import type { Shortcuts } from '@/components/shell/use-shortcuts';
import { useViewer } from '@/components/shell/viewer';
import type { DialogName } from './alert-dialog';

export interface OpenDialog {
  name: DialogName;
  alert: Alert;
}

const actionNames = Object.keys(actionLook) as ActionName[]; // the keys of a Record<ActionName, …>

export function useAlertDialogs() {
  const viewer = useViewer();
  const acknowledge = useAcknowledgeAlert();
  const [open, setOpen] = useState<OpenDialog | null>(null);

  function start(action: ActionName, alert: Alert) {
    if (!actionsFor(alert, viewer).includes(action)) toast.info(refusalOf(action, alert, viewer));
    else if (action === 'acknowledge') acknowledge.mutate(alert);
    else setOpen({ name: action, alert });
  }

  const shortcuts = (alert: Alert): Shortcuts =>
    Object.fromEntries(
      actionNames.map((action) => [actionLook[action].shortcut, () => start(action, alert)]),
    );

  return { open, start, shortcuts, onClose: () => setOpen(null) };
}
