export const caseName = (number: number) => `CAS-${String(number).padStart(6, '0')}`;

/** A number as people say it: five digits at most, and no zero before them. */
const said = /^cas[- ]?([1-9]\d{0,4})$/i;

/** `cas-18` is looked for as CAS-000018, which does not contain it; any other text as it is. */
export function asCaseName(text: string): string {
  const [, number] = said.exec(text.trim()) ?? [];
  return number === undefined ? text : caseName(Number(number));
}
