'use client';

import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { useViewer } from '@/components/shell/viewer';
import { AlertDialogs } from '@/components/alerts/dialogs/alert-dialogs';
import { queryOf, type StatusTab, useQueueState } from './queue-filters';
import { NewAlertsButton } from './new-alerts-button';
import { QueueContent } from './queue-content';
import { QueueTabs } from './queue-tabs';
import { QueueToolbar } from './queue-toolbar';
import { useActiveRow } from './use-active-row';
import { useAlertDialogs } from '@/components/alerts/dialogs/use-alert-dialogs';
import { useReopenedDialog } from '@/components/alerts/dialogs/use-reopened-dialog';
import { useAlertQueue, useAlertTotals, useNewAlerts, useQueueReload } from './use-alert-queue';
import { useQueueAddress } from './use-queue-address';
import { LiveMark } from '@/components/live/live-mark';
import { useLiveAlerts } from '@/components/alerts/use-live-alerts';

export function AlertQueue() {
  const viewer = useViewer();
  const router = useRouter();
  const [state, setState] = useQueueState();
  const query = useMemo(() => queryOf(state, viewer.token), [state, viewer.token]);
  const queue = useAlertQueue(query);
  const alerts = useMemo(() => queue.data?.pages.flatMap((page) => page.alerts) ?? [], [queue.data]);
  const reload = useQueueReload(query);
  const newAlerts = useNewAlerts(query, queue.data?.pages[0]);
  const { active, activate, move } = useActiveRow(alerts);
  useLiveAlerts();
  const dialogs = useAlertDialogs();
  useReopenedDialog(alerts, dialogs.start);
  const hrefOf = useQueueAddress(alerts);

  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    ...(active && { Enter: () => router.push(`/alerts/${active.token}`) }),
    ...(active && dialogs.shortcuts(active)),
  });

  return (
    <>
      <header className="border-b bg-surface">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 pt-4 pb-2 md:px-6">
          <h1 className="text-xl font-semibold tracking-tight">Alerts</h1>
          <LiveMark className="max-md:ml-auto md:order-1 md:w-24 md:justify-end" />
          <div className="min-w-0 flex-1 max-md:basis-full">
            <QueueToolbar state={state} onChange={(change) => void setState(change)} />
          </div>
          <NewAlertsButton newAlerts={newAlerts} onShow={() => void reload()} />
        </div>
        <QueueTabs
          current={state.status}
          totals={useAlertTotals(query)}
          hrefOf={(status: StatusTab) => hrefOf({ status })}
          onChoose={(status) => void setState({ status })}
        />
      </header>
      <QueueContent
        queue={queue}
        alerts={alerts}
        state={state}
        activeToken={active?.token}
        onActivate={activate}
        onChange={(change) => void setState(change)}
      />
      <AlertDialogs {...dialogs} />
    </>
  );
}
