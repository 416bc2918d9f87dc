'use client';

import { ImageUp } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { controlStyle, Field, TextInput } from '@/components/ui/field';
import { errorOf } from '@/components/ui/field-errors';
import { FileChooser } from '@/components/ui/file-chooser';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { readQuery } from '@/lib/api/query';
import type { Branding } from '@/lib/domain/branding/schema';
import { colourProblem, pickedColour } from './branding-text';
import { logoProblem } from './logo-file';
import { brandingPath, useUpdateBranding } from './use-branding';

const maxLogoBytes = 64 * 1024;

/** A file as base64. */
const base64Of = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};

/** A plain image without Next's optimisation: the logo is small and cached for a year. */
const LogoImage = ({ alt, ...props }: ComponentProps<'img'>) => (
  // oxlint-disable-next-line next/no-img-element
  <img alt={alt} {...props} />
);

interface LogoFieldProps {
  /** A data URL, or the address of the logo in use. */
  shown: string | null;
  problem: string | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

const LogoField = ({ shown, problem, onChoose, onRemove }: LogoFieldProps) => (
  <div className="flex flex-col gap-1.5">
    <span aria-hidden className="text-sm font-medium">
      Logo
    </span>
    <FileChooser
      label="Logo"
      accept="image/png"
      maxBytes={maxLogoBytes}
      icon={ImageUp}
      text="Choose a PNG"
      problem={problem}
      hint="At most 64 KB and 1,024 by 1,024 pixels. It is shown on white."
      before={
        <span className="light grid h-14 w-32 place-items-center rounded-md border bg-raised p-2">
          {shown ? (
            <LogoImage src={shown} alt="The logo" className="max-h-full max-w-full" />
          ) : (
            <span className="text-xs text-muted">No logo</span>
          )}
        </span>
      }
      after={shown && <Button onClick={onRemove}>Remove</Button>}
      onChoose={onChoose}
    />
  </div>
);

interface Draft {
  name: string;
  colour: string;
  /** In base64; null removes it, undefined keeps it. */
  logo?: string | null;
}

function logoShown(draft: Draft, { logo_address }: Branding): string | null {
  if (draft.logo === undefined) return logo_address;
  return draft.logo && `data:image/png;base64,${draft.logo}`;
}

/** Previews the header of a page for customers. */
function Preview({ draft, logo }: { draft: Draft; logo: string | null }) {
  const { project_name } = useViewer();
  const colour = colourProblem(draft.colour) === null ? draft.colour : '';
  const name = draft.name.trim() || project_name;
  return (
    <div role="group" aria-label="Preview" className="flex flex-col gap-1.5">
      <span className="text-sm font-medium">As customers see it</span>
      <div className="light flex items-center gap-3 rounded-md border bg-raised p-3 text-ink">
        {logo && <LogoImage src={logo} alt="" className="max-h-8 max-w-24" />}
        <bdi className="min-w-0 flex-1 truncate font-semibold">{name}</bdi>
        <span
          className="shrink-0 rounded-md bg-accent px-3 py-1.5 text-sm font-medium text-on-accent"
          style={colour ? { backgroundColor: colour } : undefined}
        >
          Continue
        </span>
      </div>
    </div>
  );
}

function BrandingForm({ branding }: { branding: Branding }) {
  const save = useUpdateBranding();
  const [draft, setDraft] = useState<Draft>({ name: branding.name ?? '', colour: branding.colour ?? '' });
  const [logoFault, setLogoFault] = useState<string | null>(null);
  const logo = logoShown(draft, branding);
  const problem = colourProblem(draft.colour);
  const canSave = problem === null && !save.isPending;

  async function choose(file: File) {
    const found = await logoProblem(file);
    setLogoFault(found);
    if (found !== null) return;
    const logo = await base64Of(file);
    setDraft((before) => ({ ...before, logo }));
  }

  function submit() {
    if (!canSave) return;
    const { name, colour, logo: chosen } = draft;
    const change = { name: name.trim() || null, colour: colour || null };
    save.mutate(chosen === undefined ? change : { ...change, logo: chosen }, {
      onSuccess: () => setDraft({ name, colour }),
    });
  }

  return (
    <form
      className="flex flex-col gap-4 px-4 py-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label="Name" hint="If empty, the project’s name is shown." error={errorOf(save.error, 'name')}>
        <TextInput
          autoComplete="organization"
          maxLength={80}
          value={draft.name}
          onChange={({ target }) => setDraft({ ...draft, name: target.value })}
        />
      </Field>
      <Field
        label="Colour"
        hint="Used for buttons with white text. If empty, Probity’s colour is used."
        error={problem ?? errorOf(save.error, 'colour')}
      >
        <div className="flex gap-2">
          <TextInput
            autoComplete="off"
            spellCheck={false}
            placeholder="#0a5c8f"
            value={draft.colour}
            onChange={({ target }) => setDraft({ ...draft, colour: target.value.trim() })}
            className="min-w-0 flex-1 font-mono"
          />
          <input
            type="color"
            aria-label="Pick a colour"
            value={pickedColour(draft.colour)}
            onChange={({ target }) => setDraft({ ...draft, colour: target.value })}
            className={`${controlStyle} h-9 w-12 p-1 pointer-coarse:h-11`}
          />
        </div>
      </Field>
      <LogoField
        shown={logo}
        problem={logoFault ?? errorOf(save.error, 'logo')}
        onChoose={(file) => void choose(file)}
        onRemove={() => {
          setLogoFault(null);
          setDraft({ ...draft, logo: null });
        }}
      />
      <Preview draft={draft} logo={logo} />
      {save.isError && <ProblemNotice title="The branding was not saved" problem={save.error} />}
      <Button type="submit" look="primary" className="self-start" aria-disabled={!canSave}>
        {save.isPending ? 'Saving…' : 'Save'}
      </Button>
    </form>
  );
}

/** The project's branding for its customers. */
export function BrandingPanel() {
  const { data, error, refetch } = useQuery(readQuery(brandingPath, {}));
  return (
    <Panel title="Branding" note="Shown on the pages for customers">
      {error && !data && (
        <ProblemNotice
          className="m-4"
          title="The branding could not be loaded"
          problem={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <div aria-busy className="flex flex-col gap-3 px-4 py-3">
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-14 w-32" />
        </div>
      )}
      {data && <BrandingForm branding={data} />}
    </Panel>
  );
}
