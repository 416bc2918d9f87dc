import type { DialogName } from './alert-dialog';

/** A person's dialog about an alert. */
export interface DialogKey {
  person: string;
  dialog: DialogName;
  alert: string;
}

const openKey = 'probity.open-dialog';
const draftKey = ({ person, dialog, alert }: DialogKey) => `probity.draft.${person}.${dialog}.${alert}`;

export function keepDraft(key: DialogKey, values: object): void {
  sessionStorage.setItem(draftKey(key), JSON.stringify(values));
}

export function recallDraft(key: DialogKey): object {
  const stored = sessionStorage.getItem(draftKey(key));
  return stored ? (JSON.parse(stored) as object) : {}; // written by keepDraft alone
}

export const forgetDraft = (key: DialogKey) => sessionStorage.removeItem(draftKey(key));

export const rememberOpenDialog = (key: DialogKey) => sessionStorage.setItem(openKey, JSON.stringify(key));
export const forgetOpenDialog = () => sessionStorage.removeItem(openKey);

/** The dialog that was open when the page was left, for example because the session had ended. */
export function recallOpenDialog(): DialogKey | null {
  const stored = sessionStorage.getItem(openKey);
  return stored ? (JSON.parse(stored) as DialogKey) : null; // written by rememberOpenDialog alone
}
