import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BriefcaseBusiness, Building2, UserRound } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { nameOf } from '@/components/alerts/use-subject';
import { readQuery } from '@/lib/api/query';
import { sectionsFor } from '../sections';
import { useViewer } from '../viewer';
import type { Command } from './commands';

const pauseMs = 200;
const minLength = 2;
const perGroup = 5;

/** The text as it was when nobody had typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

interface Found {
  commands: Command[];
  isSearching: boolean;
  problem: unknown;
}

/** Cases and entities that the text finds, a request for each. A request that a longer text replaces is aborted. */
export function useFound(typed: string): Found {
  const router = useRouter();
  const { role } = useViewer();
  const text = useSettled(typed.trim());
  const isAsked = text.length >= minLength;
  const shown = new Set(sectionsFor(role).map(({ href }) => href));
  const search = { query: { q: text, limit: perGroup } };
  const cases = useQuery({
    ...readQuery('/v1/cases', search),
    enabled: isAsked && shown.has('/cases'),
    placeholderData: keepPreviousData,
  });
  const entities = useQuery({
    ...readQuery('/v1/entities', search),
    enabled: isAsked && shown.has('/entities'),
    placeholderData: keepPreviousData,
  });
  const foundCases = (cases.data?.data ?? []).map((found): Command => ({
    id: found.token,
    group: 'Cases',
    label: found.name,
    hint: [found.external_reference, found.status].filter(Boolean).join(' · '),
    icon: BriefcaseBusiness,
    isFound: true,
    run: () => router.push(`/cases/${found.token}`),
  }));
  const foundEntities = (entities.data?.data ?? []).map((found): Command => ({
    id: found.token,
    group: 'People and companies',
    label: nameOf(found),
    hint: [found.date_of_birth ?? found.registration_number, found.country].filter(Boolean).join(' · '),
    icon: found.type === 'Company' ? Building2 : UserRound,
    isFound: true,
    run: () => router.push(`/entities/${found.token}`),
  }));
  return {
    commands: isAsked ? [...foundCases, ...foundEntities] : [],
    isSearching: typed.trim() !== text || cases.isFetching || entities.isFetching,
    problem: cases.error ?? entities.error,
  };
}
