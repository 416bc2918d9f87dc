import { settledAs } from '@/lib/domain/alerts/clearing';
import { ResolutionAction } from '@/lib/domain/alerts/schema';

const remarks: Record<ResolutionAction, string> = {
  Approve: 'Accepts the client in spite of the finding, or because nothing is wrong.',
  Decline: 'The finding stands. The case is not closed: a person decides it.',
  Escalate:
    'Closes the alert and hands it to nobody. To hand an alert to a reviewer, use the operation `escalate`.',
  'Request Document':
    'Closes the alert and asks nobody. To ask the client, use `POST /v1/cases/{case_token}/document-requests`.',
  'Approve with Conditions': 'As `Approve`, with `conditions`, which are recorded and not enforced.',
};

const counted = { Pass: 'passed', Fail: 'failed' };

function rowOf(action: ResolutionAction): string {
  const settled = settledAs({ action, is_false_positive: false });
  return `| \`${action}\` | ${settled ? counted[settled] : 'as before'} | ${remarks[action]} |`;
}

const effects =
  'Once every alert of a check is resolved, the check counts as the table says: as failed if one was declined, and as passed ' +
  'if all let it pass. Its own `result` stays. With ' +
  '`is_false_positive: true` it counts as passed, whatever the action, the match is no hit, and the decision is remembered ' +
  'for later screenings. A Sanctions Hit resolved with `is_false_positive: false` is a confirmed match, and the verdict is ' +
  '`Fail`, whatever the action.';

const consequences =
  'The same transaction recalculates the `overall_verdict` of the flow, the `verification_status` and the `*_status` fields ' +
  'of the entity, and the risk of the case: a match counts in the risk while it is open or confirmed. An Active assessment ' +
  'is superseded if the facts changed; an Approved one stays, and a new one is calculated. `open_alerts_count` falls; the ' +
  'status and the decision of the case stay. A changed verdict sends `verification.updated`.';

const whoMay =
  'Any caller with `alerts:write` may resolve an Acknowledged alert, except that signed-in analysts may not clear a Critical ' +
  'alert or a Sanctions Hit (as a false positive, with `Approve` or with `Approve with Conditions`) while the policy ' +
  '`four_eyes` has `critical_false_positive`. Only a reviewer or an ' +
  'admin may resolve an Escalated alert, and not as they proposed themselves. API keys and OAuth clients are exempt unless ' +
  'the policy has `binds_machines`.';

/** Generated from what the server makes of an action (API §3.10, §7.4). */
export const effectsOfResolving = [
  '**What a resolution does.**',
  [
    '| Action | The check counts as | Remark |',
    '| --- | --- | --- |',
    ...ResolutionAction.options.map(rowOf),
  ].join('\n'),
  effects,
  consequences,
  whoMay,
].join('\n\n');
