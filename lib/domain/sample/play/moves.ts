import type { Alert, Resolution } from '@/lib/domain/alerts/schema';
import { acknowledgeAlert } from '@/lib/domain/alerts/service/acknowledge';
import { assignAlert } from '@/lib/domain/alerts/service/assign';
import { escalateAlert } from '@/lib/domain/alerts/service/escalate';
import { listAlerts } from '@/lib/domain/alerts/service/list';
import type { CloseCase, TransitionCase } from '@/lib/domain/cases/schema';
import { updateCase } from '@/lib/domain/cases/service/update';
import { closeCase } from '@/lib/domain/casework/service/close-case';
import { escalateCase } from '@/lib/domain/casework/service/escalate-case';
import { resolveAlert } from '@/lib/domain/casework/service/resolve-alert';
import { transitionCase } from '@/lib/domain/casework/service/transition-case';
import { createComment } from '@/lib/domain/comments/service/create';
import type { AlertCategory, Tier } from '@/lib/domain/words';
import { approveRiskAssessment } from '@/lib/domain/risk/service/approve';
import { listCaseRiskAssessments } from '@/lib/domain/risk/service/list-case-risk-assessments';
import { calculateRiskAssessment } from '@/lib/domain/casework/service/calculate-risk-assessment';
import { overrideRiskAssessment } from '@/lib/domain/risk/service/override';
import type { Context } from '@/lib/platform/context';
import { firstHundred, type Scene, unlessRefused } from './scene';

type Actor = keyof Scene;
/** For the case or alert with this token. */
export type Move = (scene: Scene, token: string) => Promise<unknown>;

export const acknowledge =
  (by: Actor): Move =>
  async (scene, token) => {
    await assignAlert(scene[by], token, { user_id: scene[by].actor.id });
    await acknowledgeAlert(scene[by], token);
  };

export const assignTo =
  (to: Actor, note: string): Move =>
  (scene, token) =>
    assignAlert(scene.reviewer, token, { user_id: scene[to].actor.id, note });

export const escalate =
  (reason: string, proposed_resolution?: Resolution): Move =>
  ({ analyst, reviewer }, token) =>
    escalateAlert(analyst, token, { reason, escalate_to: reviewer.actor.id, proposed_resolution });

export const transition =
  (trigger: TransitionCase['trigger'], reason?: string): Move =>
  ({ analyst }, token) =>
    transitionCase(analyst, token, { trigger, reason });

/** The analyst takes the case and starts work. */
export const take: Move = async ({ analyst }, token) => {
  await updateCase(analyst, token, { assigned_to: analyst.actor.id });
  await transitionCase(analyst, token, { trigger: 'progress' });
};

export const comment =
  (by: Actor, body: string, ...mentioned: Actor[]): Move =>
  (scene, token) =>
    createComment(scene[by], token, {
      type: 'Comment',
      body,
      mentions: mentioned.map((actor) => scene[actor].actor.id),
    });

async function unresolvedAlerts(ctx: Context, case_token: string): Promise<Alert[]> {
  const { items } = await listAlerts(ctx, { case_token }, firstHundred);
  return items.filter(({ status }) => status !== 'Resolved');
}

const alertsWhere =
  (isMeant: (alert: Alert) => boolean) =>
  (move: Move): Move =>
  async (scene, caseToken) => {
    const alerts = await unresolvedAlerts(scene.system, caseToken);
    for (const { token } of alerts.filter(isMeant)) await unlessRefused(() => move(scene, token));
  };

/** For the case with this token. */
export const everyAlert = alertsWhere(() => true);

export const alertsOf = (category: AlertCategory, move: Move): Move =>
  alertsWhere((alert) => alert.category === category)(move);

/** A reviewer, because some of the alerts need one. */
export const resolve =
  (resolution: Resolution): Move =>
  async ({ reviewer }, token) => {
    await acknowledgeAlert(reviewer, token);
    await resolveAlert(reviewer, token, resolution);
  };

export const anotherPerson: Resolution = {
  action: 'Approve',
  rationale: 'Another person: the date of birth differs.',
  is_false_positive: true,
};

const unknownNumber: Resolution = {
  action: 'Approve',
  rationale: 'Invented companies are in no register, so the missing number says nothing against this one.',
  is_false_positive: true,
};

export const samePerson: Resolution = {
  action: 'Decline',
  rationale: 'The same person: name, date of birth and nationality agree.',
  is_false_positive: false,
};

/** Each for a reason that its evidence bears out. */
export const clearAlerts: Move = async (scene, token) => {
  await alertsOf('Name Mismatch', resolve(unknownNumber))(scene, token);
  await everyAlert(resolve(anotherPerson))(scene, token);
};

async function newestAssessment(ctx: Context, caseToken: string): Promise<string> {
  const page = { limit: 1, sort: { field: 'created_at', descending: true }, after: null };
  const [newest] = (await listCaseRiskAssessments(ctx, caseToken, page)).items;
  if (!newest) throw new Error('a case of the sample has a risk assessment');
  return newest.token;
}

const approveRisk: Move = async ({ reviewer }, token) =>
  approveRiskAssessment(reviewer, await newestAssessment(reviewer, token), {
    notes: 'As calculated.',
  });

export const calculateRisk: Move = ({ analyst }, token) => calculateRiskAssessment(analyst, token);

export const overrideRisk =
  (tier: Tier, justification: string): Move =>
  async ({ analyst }, token) =>
    overrideRiskAssessment(analyst, await newestAssessment(analyst, token), { tier, justification });

export const escalateToReviewer =
  (reason: string): Move =>
  ({ analyst, reviewer }, token) =>
    escalateCase(analyst, token, { reason, escalate_to: reviewer.actor.id });

const close =
  (decision: CloseCase): Move =>
  ({ reviewer }, token) =>
    closeCase(reviewer, token, decision);

export const approve: Move = async (scene, token) => {
  await approveRisk(scene, token);
  await close({ decision: 'Approve', summary: 'Nothing stands against it.' })(scene, token);
};

export const decline = close({ decision: 'Decline', summary: 'A confirmed sanctions hit.' });
