import type { Words } from './en';

interface Language {
  /** The language's own name. */
  name: string;
  /** The variant of the language that our texts use, for dates, country names and the voice of a screen reader. */
  tag: string;
  direction: 'ltr' | 'rtl';
  load: () => Promise<Words>;
}

/** Each language has its own file, so that a browser loads only one. */
const byCode = {
  en: { name: 'English', tag: 'en', direction: 'ltr', load: async () => (await import('./en')).en },
  de: { name: 'Deutsch', tag: 'de', direction: 'ltr', load: async () => (await import('./de')).de },
  fr: { name: 'Français', tag: 'fr', direction: 'ltr', load: async () => (await import('./fr')).fr },
  es: { name: 'Español', tag: 'es', direction: 'ltr', load: async () => (await import('./es')).es },
  pt: { name: 'Português', tag: 'pt-PT', direction: 'ltr', load: async () => (await import('./pt')).pt },
  it: { name: 'Italiano', tag: 'it', direction: 'ltr', load: async () => (await import('./it')).it },
  pl: { name: 'Polski', tag: 'pl', direction: 'ltr', load: async () => (await import('./pl')).pl },
  ar: { name: 'العربية', tag: 'ar', direction: 'rtl', load: async () => (await import('./ar')).ar },
  hi: { name: 'हिन्दी', tag: 'hi', direction: 'ltr', load: async () => (await import('./hi')).hi },
  zh: { name: '中文', tag: 'zh-Hans', direction: 'ltr', load: async () => (await import('./zh')).zh },
} satisfies Record<string, Language>;

export type LanguageCode = keyof typeof byCode;

export const languages: Readonly<Record<LanguageCode, Language>> = byCode;

// TypeScript types an object's keys as strings.
export const languageCodes = Object.keys(byCode) as LanguageCode[];

const isOurs = (code: string): code is LanguageCode => Object.hasOwn(byCode, code);

/** The first wanted language that we have, ignoring its region: `pt-BR` gets `pt`. */
export function chooseLanguage(wanted: readonly (string | null)[]): LanguageCode {
  const codes = wanted.map((tag) => (tag ?? '').toLowerCase().split('-')[0] ?? '');
  return codes.find(isOurs) ?? 'en';
}
