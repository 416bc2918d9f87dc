import { formatDate } from '../../readable.ts';
import { recordTime } from '../../record-time.ts';
import { capitalised } from '../../wording.ts';
import { hundredths } from '../../../platform/hundredths.ts';

// The names of API fields and values in the document.

const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

const isTime = (text: string): boolean => timestamp.test(text) && !Number.isNaN(Date.parse(text));

/** "22 Nov 2026, 18:45:00 UTC", or a date as "22 Nov 2026"; other text unchanged. */
export const shownTime = (text: string): string => (isTime(text) ? recordTime(text) : formatDate(text));

const capitals = new Set(['api', 'id', 'ip', 'ofac', 'pep', 'sic', 'sla', 'ubo', 'url']);

/** Fields that the console calls otherwise than the API. */
const consoleNames: ReadonlyMap<string, string> = new Map([
  ['assigned_to', 'owner'],
  ['check_token', 'check'],
  ['created_at', 'opened at'],
  ['entity_category', 'person or company'],
  ['entity_token', 'party'],
  ['flow_token', 'flow'],
  ['model_version', 'model'],
  ['open_alerts_count', 'alerts to resolve'],
  ['primary_entity_token', 'subject'],
  ['sla_deadline', 'deadline'],
  ['sla_status', 'state of the deadline'],
  ['SLA', 'deadline'],
  ['SLA_warning', 'warning of the deadline'],
  ['risk_tier_overridden', 'tier set manually'],
  ['type_code', 'check'],
  ['total_entities_count', 'people and companies'],
  ['ubo_count', 'beneficial owners'],
]);

/** `sla_warning_at` → "SLA warning at", as a part of a label or a line. */
export const wordsOf = (name: string): string =>
  consoleNames.get(name) ??
  name
    .split('_')
    .map((word) => (capitals.has(word) ? word.toUpperCase() : word))
    .join(' ');

/** `risk_assessments` → "Risk assessments". */
export const labelOf = (name: string): string => capitalised(wordsOf(name));

/** Percentages with at most two decimals. */
export const shownNumber = (value: number): string => String(hundredths(value));

/** Scores as the console shows them: "85" of 85.26. */
export const wholeScore = (score: unknown): string => String(Math.round(Number(score)));
