import {
  ArrowUpRight,
  FileQuestionMark,
  Gavel,
  type LucideIcon,
  MessagesSquare,
  Play,
  Send,
  Undo2,
} from 'lucide-react';
import { canAct, isReviewer } from '@/lib/domain/access/roles';
import { type CaseAction, caseMoves } from '@/lib/domain/cases/moves';
import type { Case } from '@/lib/domain/cases/schema';
import type { Viewer } from '@/components/shell/viewer';

interface MoveLook {
  label: string;
  icon: LucideIcon;
  /** What the move did, for the message after it. */
  done: string;
}

export const moveLook: Record<CaseAction, MoveLook> = {
  progress: { label: 'Start work', icon: Play, done: 'Case started' },
  review: { label: 'Send to review', icon: Send, done: 'Case sent to review' },
  close: { label: 'Decide', icon: Gavel, done: 'Case closed' },
  return: { label: 'Return to review', icon: Undo2, done: 'Case returned to review' },
  request_client_input: {
    label: 'Ask the client for a document',
    icon: FileQuestionMark,
    done: 'Case is waiting for the client',
  },
  request_internal_review: {
    label: 'Ask for an internal review',
    icon: MessagesSquare,
    done: 'Case sent to internal review',
  },
  escalate: { label: 'Escalate', icon: ArrowUpRight, done: 'Case escalated' },
};

type Moved = Pick<Case, 'status'>;

/** Whether the move withdraws the request to the client: returning a case that waits for them does. */
export const takesBack = (move: CaseAction, { status }: Moved): boolean =>
  move === 'return' && status === 'Client Input';

/** Whether the move also assigns the case to the person: who starts an unassigned case works on it. */
const takesCase = (move: CaseAction, { assigned_to }: Pick<Case, 'assigned_to'>): boolean =>
  move === 'progress' && assigned_to === null;

export function moveLabel(move: CaseAction, of: Pick<Case, 'status' | 'assigned_to'>): string {
  if (takesBack(move, of)) return 'Withdraw the request';
  return takesCase(move, of) ? 'Start and take' : moveLook[move].label;
}

type Owned = Pick<Case, 'assigned_to'>;

/** What the move did, for the message after it. Another person may have been assigned meanwhile. */
export const doneText = (
  move: CaseAction,
  before: Owned,
  after: Owned,
  { token }: Pick<Viewer, 'token'>,
): string =>
  takesCase(move, before) && after.assigned_to === token
    ? 'Case started and assigned to you'
    : moveLook[move].done;

/** The moves that need no dialog. */
export const directMoves = ['progress', 'review', 'return'] as const satisfies readonly CaseAction[];
export type DirectMove = (typeof directMoves)[number];
export const isDirect = (move: CaseAction): move is DirectMove => directMoves.some((each) => each === move);

/** The moves in their usual order. The first one allowed is the primary one. */
const usualOrder: readonly CaseAction[] = [
  'progress',
  'close',
  'return',
  'review',
  'request_client_input',
  'request_internal_review',
  'escalate',
];

export interface OfferedMoves {
  primary: CaseAction | undefined;
  others: readonly CaseAction[];
}

/** An escalated case is returned by a reviewer only (API §6.1). */
const mayMove = (move: CaseAction, { status }: Moved, role: Viewer['role']): boolean =>
  move !== 'return' || status !== 'Escalated' || isReviewer(role);

/** Neither a step backwards nor a way out is the usual next move. */
const isNoNextMove = (move: CaseAction, of: Moved): boolean => move === 'escalate' || takesBack(move, of);

export function offeredMoves(of: Moved, { role }: Pick<Viewer, 'role'>): OfferedMoves {
  if (!canAct(role)) return { primary: undefined, others: [] };
  const allowed = usualOrder.filter((move) => caseMoves.can(move, of.status) && mayMove(move, of, role));
  const [primary, ...others] = allowed;
  if (primary && isNoNextMove(primary, of)) return { primary: undefined, others: allowed };
  return { primary, others };
}
