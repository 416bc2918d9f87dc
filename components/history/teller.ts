import type { AlertKind } from '@/lib/domain/alerts/kinds';
import type { AuditRecord } from '@/lib/domain/audit/schema';
import type { Tone } from '@/components/ui/tone';

/** The name of a person, company or colleague, by their token. */
export type NameOf = (token: string) => string | undefined;

/** The names that sentences use, as far as the page knows them. */
export interface Names {
  of: NameOf;
  /** The name of an alert: "the alert Sanctions Hit of Anton Weskarov". */
  ofAlert: NameOf;
  /** What an alert asked to judge. */
  kindOfAlert: (token: string) => AlertKind | undefined;
  /** The party that a check is about. */
  ofCheck: NameOf;
  /** What a comment says, on a page that shows the comments nowhere else. The audit log does not repeat it. */
  ofComment?: NameOf;
}

const unknown: NameOf = () => undefined;

/** The names on a page that knows only people. */
export const namesOf = (of: NameOf = unknown): Names => ({
  of,
  ofAlert: unknown,
  kindOfAlert: () => undefined,
  ofCheck: unknown,
});

export type Told = Pick<AuditRecord, 'event_type' | 'target_token' | 'details' | 'actor'>;

export interface Sentence {
  /** Follows the actor's name: "sent the case to In Review". */
  text: string;
  note?: string;
  tone?: Tone;
}

export type Teller = (record: Told, names: Names) => Sentence;

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

export const quoted = (text: string | undefined) => text && `“${text}”`;
