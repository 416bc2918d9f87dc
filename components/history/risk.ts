import { quoted, type Teller, textOf } from './teller';

const tierOf = (value: unknown) => textOf(value) ?? 'another tier';

/** The sentences about risk assessments, following the actor's name. */
export const risk = {
  'risk_assessment.calculated': ({ details }) => ({
    text: `calculated the risk: ${tierOf(details.tier)}`,
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
