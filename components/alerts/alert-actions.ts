import { ArrowUpRight, CircleCheck, Eye, type LucideIcon, UserPlus } from 'lucide-react';
import { canAct, isReviewer } from '@/lib/domain/access/roles';
import { type AlertAction, alertLifecycle } from '@/lib/domain/alerts/lifecycle';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { Viewer } from '@/components/shell/viewer';

/** The moves of the lifecycle, and assigning, which is none. */
export type ActionName = AlertAction | 'assign';

interface ActionLook {
  label: string;
  icon: LucideIcon;
  shortcut: string;
}

export const actionLook: Record<ActionName, ActionLook> = {
  acknowledge: { label: 'Acknowledge', icon: Eye, shortcut: 'a' },
  resolve: { label: 'Resolve', icon: CircleCheck, shortcut: 'r' },
  escalate: { label: 'Escalate', icon: ArrowUpRight, shortcut: 'e' },
  assign: { label: 'Assign', icon: UserPlus, shortcut: 's' },
};

/** What a person may do with an alert: the lifecycle's moves, and the server's rules about roles (decisions 6). */
export function actionsFor(alert: Pick<Alert, 'status'>, viewer: Pick<Viewer, 'role'>): ActionName[] {
  if (!canAct(viewer.role)) return [];
  const moves = alertLifecycle.allowed(alert.status).filter((move) => mayMove(move, alert, viewer));
  return alert.status === 'Resolved' ? moves : [...moves, 'assign'];
}

function mayMove(move: AlertAction, alert: Pick<Alert, 'status'>, viewer: Pick<Viewer, 'role'>): boolean {
  return move !== 'resolve' || alert.status !== 'Escalated' || isReviewer(viewer.role);
}

/** Why an action is not to be had, in a sentence. */
export function refusalOf(
  action: ActionName,
  alert: Pick<Alert, 'status'>,
  viewer: Pick<Viewer, 'role'>,
): string {
  if (!canAct(viewer.role)) return 'Auditors read alerts and change nothing.';
  if (action === 'resolve' && alert.status === 'Open') return 'Acknowledge this alert before you resolve it.';
  if (action === 'resolve' && alert.status === 'Escalated') return 'A reviewer resolves an escalated alert.';
  const verb = {
    acknowledge: 'acknowledged',
    resolve: 'resolved',
    escalate: 'escalated',
    assign: 'assigned',
  }[action];
  return `An alert that is ${alert.status} cannot be ${verb}.`;
}
