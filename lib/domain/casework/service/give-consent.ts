import { cancelJourneyChecks } from '@/lib/domain/flows/service/cancel-journey-checks';
import { endOrJudgeFlow } from '@/lib/domain/flows/service/end-or-judge';
import { journeyConsented, journeyDeclined } from '@/lib/domain/journeys/events';
import { presentJourney } from '@/lib/domain/journeys/present';
import { requireStep } from '@/lib/domain/journeys/progress';
import type { GiveConsent, Journey } from '@/lib/domain/journeys/schema';
import { endJourney } from '@/lib/domain/journeys/service/end';
import { recordJourneyStep } from '@/lib/domain/journeys/service/record-step';
import { lockCaseOfRequest } from '@/lib/domain/journeys/service/lock-case-of-request';
import { lockState, type LockedJourney, readState } from '@/lib/domain/journeys/state';
import type { Visitor } from '@/lib/domain/journeys/visitor';
import { recordEvent } from '@/lib/domain/record-event';
import { type Transaction, transaction } from '@/lib/platform/database/transaction';
import { returnFromClientInput } from '../return-client-input';

const reason = 'The person declined.';

async function decline(tx: Transaction, { ctx, flow_token }: Visitor, state: LockedJourney): Promise<void> {
  await endJourney(tx, ctx, state.token, 'declined');
  if (flow_token !== null) {
    await cancelJourneyChecks(tx, ctx, flow_token, reason);
    await endOrJudgeFlow(tx, ctx, flow_token);
  } else if (state.case_token) await returnFromClientInput(tx, ctx, state.case_token, reason);
}

function recordAnswer({ ctx }: Visitor, tx: Transaction, state: LockedJourney, input: GiveConsent): void {
  const { case_token, kind } = state;
  if (!case_token || state.answers.consent?.accepted === input.accepted) return;
  const declaration = input.accepted ? journeyConsented : journeyDeclined;
  const details = { journey: kind, language: input.language };
  recordEvent(tx, ctx, declaration, { token: case_token, case_token, details, data: {} });
}

/** Declining ends the journey: its checks are cancelled, and the flow refers. Throws `InvalidState` (409). */
export function giveConsent(visitor: Visitor, input: GiveConsent): Promise<Journey> {
  const { ctx } = visitor;
  return transaction(ctx, async (tx) => {
    await lockCaseOfRequest(tx, visitor);
    const state = await lockState(tx, visitor);
    requireStep(state, 'consent');
    await recordJourneyStep(tx, state, 'consent', input);
    recordAnswer(visitor, tx, state, input);
    if (!input.accepted) await decline(tx, visitor, state);
    return presentJourney(visitor, await readState(state.holder));
  });
}
