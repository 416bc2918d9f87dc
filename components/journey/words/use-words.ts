import { createContext, useContext, useEffect, useState } from 'react';
import type { Words } from './en';
import { chooseLanguage, type LanguageCode, languages } from './languages';

const storageKey = 'probity-journey-language';

/** Null if the browser stores nothing. */
function remembered(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function remember(code: LanguageCode): void {
  try {
    localStorage.setItem(storageKey, code);
  } catch {
    // The choice is not stored then, and the browser's language is used next time.
  }
}

export interface Spoken {
  code: LanguageCode;
  words: Words;
}

export interface LanguageState {
  /** Null until the first language is loaded. After a change, the old one is shown until the new one is loaded. */
  spoken: Spoken | null;
  hasFailed: boolean;
  choose: (code: LanguageCode) => void;
}

/** The chosen language, or else the browser's. Also sets the page's `lang` and direction. */
export function useLanguage(): LanguageState {
  const [wanted, setWanted] = useState(() => chooseLanguage([remembered(), ...navigator.languages]));
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isWanted = true;
    languages[wanted].load().then(
      (words) => {
        if (!isWanted) return;
        document.documentElement.lang = languages[wanted].tag;
        document.documentElement.dir = languages[wanted].direction;
        setSpoken({ code: wanted, words });
        setFailed(false);
      },
      () => isWanted && setFailed(true),
    );
    return () => void (isWanted = false);
  }, [wanted]);

  const choose = (code: LanguageCode) => {
    remember(code);
    setWanted(code);
  };
  return { spoken, hasFailed, choose };
}

export const SpokenContext = createContext<Spoken | null>(null);

export function useSpoken(): Spoken {
  const spoken = useContext(SpokenContext);
  if (!spoken) throw new Error('There are no words around this component.');
  return spoken;
}

export const useWords = (): Words => useSpoken().words;
