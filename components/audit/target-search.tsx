'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readQuery } from '@/lib/api/query';
import type { NameOf } from '@/components/history/teller';
import { useSubject } from '@/components/people/use-subject';
import { useEverybody } from '@/components/people/use-everybody';
import { Combobox } from '@/components/ui/combobox';
import { SearchFrame } from '@/components/ui/search-field';
import type { Choice } from '@/components/ui/select';
import { useSettled } from '@/components/ui/use-settled';
import { caseChoice, entityChoice, targetChoices } from './target-choices';

const minLength = 2;

/** Only a project's own lists have records in its audit log. */
const ownLists = readQuery('/v1/watchlists', { query: { scope: 'project', sort: 'name', limit: 100 } });

function useTargets(typed: string) {
  const text = useSettled(typed.trim());
  const isAsked = text.length >= minLength;
  const options = { enabled: isAsked, placeholderData: keepPreviousData };
  const search = { query: { q: text, limit: 10 } };
  const cases = useQuery({ ...readQuery('/v1/cases', search), ...options });
  const entities = useQuery({ ...readQuery('/v1/entities', search), ...options });
  const users = useEverybody();
  const lists = useQuery({ ...ownLists, enabled: isAsked });
  const found = {
    cases: cases.data?.data ?? [],
    entities: entities.data?.data ?? [],
    users: users.data ?? [],
    lists: lists.data?.data ?? [],
  };
  return {
    choices: isAsked ? targetChoices(text, found) : [],
    isSearching: typed.trim() !== text || cases.isFetching || entities.isFetching || lists.isLoading,
  };
}

/** The choice that the token in the address stands for. */
function useChosen(token: string | null, nameOf: NameOf): Choice<string> | null {
  const isOf = (prefix: string) => token?.startsWith(prefix) ?? false;
  const entity = useSubject(isOf('ent_') ? token : null);
  const found = useQuery({
    ...readQuery('/v1/cases/{case_token}', { path: { case_token: token ?? '' } }),
    enabled: isOf('cas_'),
  });
  if (token === null) return null;
  if (entity.data) return entityChoice(entity.data);
  if (found.data) return caseChoice({ ...found.data, primary_entity: null });
  return { value: token, label: nameOf(token) ?? token };
}

interface TargetSearchProps {
  token: string | null;
  nameOf: NameOf;
  onChoose: (token: string | null) => void;
}

/** Searches for the target of records by name, email address or case number. */
export function TargetSearch({ token, nameOf, onChoose }: TargetSearchProps) {
  const [text, search] = useState('');
  const { choices, isSearching } = useTargets(text);
  const isTooShort = text.trim().length < minLength;
  return (
    <SearchFrame label="Search the audit log">
      <Combobox
        label="Person, company, case or ID"
        placeholder="Name, case number or token"
        choices={choices}
        value={useChosen(token, nameOf)}
        onChange={(choice) => onChoose(choice?.value ?? null)}
        onSearch={search}
        isSearching={isSearching && !isTooShort}
        emptyText={isTooShort ? 'Type two letters of a name or a case number' : undefined}
        className="h-8 pl-8 pointer-coarse:h-10"
      />
    </SearchFrame>
  );
}
