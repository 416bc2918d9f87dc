import { quoted, type Teller, textOf } from './teller';

const tierOf = (value: unknown) => textOf(value) ?? 'another tier';

/** The sentences about risk assessments, following the actor's name. */
export const risk = {
  'risk_assessment.calculated': ({ details, actor }) => ({
    text: `${actor.type === 'system' ? 'calculated the risk' : 'had the risk calculated'}: ${tierOf(details.tier)}`,
    note:
      typeof details.overall_score === 'number' ? `Score ${Math.round(details.overall_score)}` : undefined,
  }),
  'risk_assessment.approved': ({ details }) => ({
    text: 'approved the risk',
    note: quoted(textOf(details.notes)),
    tone: 'accent',
  }),
  'risk_assessment.overridden': ({ details }) => ({
    text: `set the risk to ${tierOf(details.to)} over ${tierOf(details.from)}`,
    note: quoted(textOf(details.justification)),
    tone: 'accent',
  }),
} satisfies Record<string, Teller>;
