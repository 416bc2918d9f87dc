import { ArrowUpRight, CircleCheck, Eye, type LucideIcon, UserPlus } from 'lucide-react';
import { canAct, isReviewer } from '@/lib/domain/access/roles';
import { type AlertAction, alertMoves } from '@/lib/domain/alerts/moves';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { Viewer } from '@/components/shell/viewer';

/** `assign` changes no status, so it is not an action of the lifecycle. */
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

export function actionsFor(alert: Pick<Alert, 'status'>, viewer: Pick<Viewer, 'role'>): ActionName[] {
  if (!canAct(viewer.role)) return [];
  const moves = alertMoves.allowed(alert.status).filter((move) => mayMove(move, alert, viewer));
  return alert.status === 'Resolved' ? moves : [...moves, 'assign'];
}

function mayMove(move: AlertAction, alert: Pick<Alert, 'status'>, viewer: Pick<Viewer, 'role'>): boolean {
  return move !== 'resolve' || alert.status !== 'Escalated' || isReviewer(viewer.role);
}

export function refusalOf(
  action: ActionName,
  alert: Pick<Alert, 'status'>,
  viewer: Pick<Viewer, 'role'>,
): string {
  if (!canAct(viewer.role)) return 'Auditors have read-only access.';
  if (action === 'resolve' && alert.status === 'Open') return 'Acknowledge this alert before you resolve it.';
  if (action === 'resolve' && alert.status === 'Escalated')
    return 'Only a reviewer can resolve an escalated alert.';
  const verb = {
    acknowledge: 'acknowledged',
    resolve: 'resolved',
    escalate: 'escalated',
    assign: 'assigned',
  }[action];
  return `An alert with status ${alert.status} cannot be ${verb}.`;
}
