'use client';

import type { Alert } from '@/lib/domain/alerts/schema';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { ShortcutHint, Tooltip } from '@/components/ui/tooltip';
import { type ActionName, actionLook, actionsFor } from '@/components/alerts/alert-actions';

interface AlertActionButtonsProps {
  alert: Alert;
  onStart: (action: ActionName, alert: Alert) => void;
}

export function AlertActionButtons({ alert, onStart }: AlertActionButtonsProps) {
  const viewer = useViewer();
  return actionsFor(alert, viewer).map((action, position) => {
    const { label, icon: Icon, shortcut } = actionLook[action];
    return (
      <Tooltip key={action} content={<ShortcutHint label={label} keys={shortcut} />}>
        <Button
          look={position === 0 && action !== 'assign' ? 'primary' : 'secondary'}
          onClick={() => onStart(action, alert)}
          aria-keyshortcuts={shortcut}
          className="max-md:flex-1"
        >
          <Icon aria-hidden className="max-[26rem]:hidden" />
          {label}
        </Button>
      </Tooltip>
    );
  });
}
