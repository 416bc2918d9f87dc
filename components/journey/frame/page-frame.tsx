import { Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Journey } from '@/lib/domain/journeys/schema';
import { type LanguageCode, languageCodes, languages } from '../words/languages';
import { useSpoken } from '../words/use-words';
import { NativeSelect } from './native-select';

interface PageFrameProps {
  branding: Journey['branding'];
  projectName: string | null;
  onLanguage: (code: LanguageCode) => void;
  children: ReactNode;
}

function ProjectMark({ branding, projectName }: Pick<PageFrameProps, 'branding' | 'projectName'>) {
  const name = branding?.name ?? projectName;
  const logo = branding?.logo_address;
  return (
    <p className="flex min-w-0 items-center gap-2.5 text-lg font-semibold">
      {/* The name beside it describes the logo. */}
      {logo && <img src={logo} alt="" className="h-9 max-w-28 object-contain" />}
      <span dir="auto" className="line-clamp-2 leading-tight break-words">
        {name}
      </span>
    </p>
  );
}

function LanguageSelect({ onLanguage }: Pick<PageFrameProps, 'onLanguage'>) {
  const { code, words } = useSpoken();
  return (
    <label className="relative flex shrink-0 items-center">
      <Globe aria-hidden className="pointer-events-none absolute start-2.5 z-10 size-4 text-muted" />
      <span className="sr-only">{words.frame.language}</span>
      <NativeSelect
        value={code}
        // The options are language codes.
        onChange={({ target }) => onLanguage(target.value as LanguageCode)}
        className="h-11 max-w-36 ps-8 text-base"
      >
        {languageCodes.map((each) => (
          <option key={each} value={each} lang={languages[each].tag}>
            {languages[each].name}
          </option>
        ))}
      </NativeSelect>
    </label>
  );
}

export function PageFrame({ branding, projectName, onLanguage, children }: PageFrameProps) {
  const { words } = useSpoken();
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-lg flex-col px-4 sm:px-6">
      <header className="flex min-h-16 items-center justify-between gap-3 py-2">
        <ProjectMark branding={branding} projectName={projectName} />
        <LanguageSelect onLanguage={onLanguage} />
      </header>
      <main className="flex-1 pt-2 pb-10 sm:rounded-lg sm:border sm:bg-surface sm:p-8">{children}</main>
      <footer className="py-4 text-center text-sm text-muted">{words.frame.footer}</footer>
    </div>
  );
}
