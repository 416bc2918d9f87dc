import type { ExportVerification } from './verify-export';

/** What a verification proves, and what it cannot prove, in sentences for an auditor. */
interface Verdict {
  shown: string[];
  not_shown: string[];
}

type Valid = ExportVerification & { as_of: string };

const numbered = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

const recordsOf = ({ records, first_sequence, last_sequence }: Valid): string =>
  records === 1 ? `record ${first_sequence}` : `records ${first_sequence} to ${last_sequence}`;

/** Which part of the log was signed as complete. */
function extentOf(export_: Valid): string {
  const { from, to, as_of, records } = export_;
  const had = records === 0 ? 'The export has no record' : `The export has ${recordsOf(export_)}`;
  if (from === null && to === null) return `${had}: the whole log as it was at ${as_of}.`;
  const period = [from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' ');
  return `${had}: all of the period ${period}, as the log was at ${as_of}.`;
}

const outsideOf = ({ from, to }: Valid): string[] => [
  ...(from === null ? [] : ['Records before the period: they are not in the export.']),
  ...(to === null ? [] : ['Records after the period: they are not in the export.']),
];

function checkpointsIn({ checkpoints: { compared, later } }: Valid): Verdict {
  const agreeing = numbered(compared, 'checkpoint agrees', 'checkpoints agree');
  const after = numbered(later, 'checkpoint is', 'checkpoints are');
  return {
    shown: compared === 0 ? [] : [`${agreeing} with the records.`],
    not_shown: [
      ...(compared === 0
        ? ['That the log was not rewritten before the export: no checkpoint was compared with the records.']
        : []),
      ...(later === 0
        ? []
        : [`Later records: ${after} of records after the last one, so the log went on after the export.`]),
    ],
  };
}

/** For a valid export. */
function verdictOfValid(export_: Valid): Verdict {
  const compared = checkpointsIn(export_);
  return {
    shown: [
      extentOf(export_),
      'No record was changed, removed or added since the export was signed.',
      ...compared.shown,
    ],
    not_shown: [
      ...outsideOf(export_),
      ...compared.not_shown,
      `What was recorded after ${export_.as_of}. Compare this time with when you asked for the export.`,
      'That the holder of the signing key signed only what is true.',
    ],
  };
}

export const verdictOf = (verification: ExportVerification): Verdict =>
  verification.valid && verification.as_of !== null
    ? verdictOfValid({ ...verification, as_of: verification.as_of })
    : { shown: [], not_shown: ['That this is a complete and unchanged export of the log.'] };
