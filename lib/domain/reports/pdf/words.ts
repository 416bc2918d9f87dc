import { capitalised } from '../../wording.ts';
import { hundredths } from '../../../platform/hundredths.ts';

// The names of API fields and values in the document.

const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** "2026-11-22 18:45:00 UTC" */
export const shownTime = (text: string): string =>
  timestamp.test(text) ? `${text.slice(0, 10)} ${text.slice(11, 19)} UTC` : text;

const capitals = new Set(['api', 'id', 'ip', 'ofac', 'pep', 'sic', 'sla', 'ubo', 'url']);

/** `sla_status` → "SLA status", as a part of a label or a line. */
export const wordsOf = (name: string): string =>
  name
    .split('_')
    .map((word) => (capitals.has(word) ? word.toUpperCase() : word))
    .join(' ');

/** `risk_assessments` → "Risk assessments". */
export const labelOf = (name: string): string => capitalised(wordsOf(name));

/** Points and scores with at most two decimals. */
export const shownNumber = (value: number): string => String(hundredths(value));
