interface KeptBulk {
  rationale: string;
  /** The selected rows. */
  rows: readonly string[];
}

const keyOf = (person: string) => `probity.bulk.${person}`;

/** Keeps the rationale for several alerts when a session expires. Signing out clears it. */
export function keepBulk(person: string, rationale: string | null, rows: ReadonlySet<string>): void {
  if (rationale?.trim() && rows.size > 0) {
    const kept: KeptBulk = { rationale, rows: [...rows] };
    sessionStorage.setItem(keyOf(person), JSON.stringify(kept));
  } else sessionStorage.removeItem(keyOf(person));
}

/** Null on the server, and if nothing was written. */
export function recallBulk(person: string): KeptBulk | null {
  const stored = typeof window === 'undefined' ? null : sessionStorage.getItem(keyOf(person));
  return stored ? (JSON.parse(stored) as KeptBulk) : null; // only keepBulk writes it
}
