import type { AlertKind } from '@/components/alerts/alert-kinds';
import type { AuditRecord } from '@/lib/domain/audit/schema';
import type { Tone } from '@/components/ui/tone';

/** Of a person, company or colleague, by their token. */
export type NameOf = (token: string) => string | undefined;

/** Whom and what the records name, as far as the page knows. */
export interface Names {
  of: NameOf;
  /** Of an alert: "the alert Sanctions Hit of Anton Weskarov". */
  ofAlert: NameOf;
  /** What an alert asked to judge. */
  kindOfAlert: (token: string) => AlertKind | undefined;
  /** Whom a check is about. */
  ofCheck: NameOf;
}

const unknown: NameOf = () => undefined;

/** On a page that knows people alone. */
export const namesOf = (of: NameOf = unknown): Names => ({
  of,
  ofAlert: unknown,
  kindOfAlert: () => undefined,
  ofCheck: unknown,
});

export type Told = Pick<AuditRecord, 'event_type' | 'target_token' | 'details' | 'actor'>;

export interface Sentence {
  /** After who did it: "sent the case to In Review". */
  text: string;
  note?: string;
  tone?: Tone;
}

export type Teller = (record: Told, names: Names) => Sentence;

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

export const quoted = (text: string | undefined) => text && `“${text}”`;
