import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAlertsOf, useSimilarNames } from '@/components/alerts/similar-names';
import { readQuery } from '@/lib/api/query';
import { sectionsFor } from '../sections';
import { useViewer } from '../viewer';
import { useFoundParties } from './use-found-parties';

const perGroup = 5;
/** With fewer matches, similar names are searched for, in case the name is spelled differently. */
const few = 3;

/**
 * The cases, alerts and entities that the text finds, with one request for each. If it finds few people and companies,
 * similar names follow with their alerts. A request is aborted when the text changes.
 */
export function useSearches(text: string, isAsked: boolean) {
  const { role } = useViewer();
  const sections = new Set(sectionsFor(role).map(({ href }) => href));
  const search = { query: { q: text, limit: perGroup } };
  const optionsFor = (section: string) => ({
    enabled: isAsked && sections.has(section),
    placeholderData: keepPreviousData,
  });
  const cases = useQuery({ ...readQuery('/v1/cases', search), ...optionsFor('/cases') });
  const alerts = useQuery({ ...readQuery('/v1/alerts', search), ...optionsFor('/alerts') });
  const entities = useQuery({ ...readQuery('/v1/entities', search), ...optionsFor('/entities') });
  const exact = entities.data?.data ?? [];
  const isLittle =
    !entities.isPlaceholderData &&
    [cases, alerts, entities].every(({ isFetching }) => !isFetching) &&
    exact.length < few;
  const similar = useSimilarNames(text, isAsked && isLittle && sections.has('/entities'));
  const known = new Set(exact.map(({ token }) => token));
  const others = (isLittle ? (similar.data?.data ?? []) : []).filter(({ token }) => !known.has(token));
  const all = [cases, alerts, entities, similar];
  return {
    cases: cases.data?.data ?? [],
    /** The party by which a case was found, by its token. */
    parties: useFoundParties(cases.isPlaceholderData ? [] : (cases.data?.data ?? []), text),
    alerts: alerts.data?.data ?? [],
    entities: exact,
    similar: others,
    alertsOfSimilar: useAlertsOf(sections.has('/alerts') ? others : []),
    /** Some results are those of an earlier text. */
    isOfBefore: [cases, alerts, entities].some(({ isPlaceholderData }) => isPlaceholderData),
    isSearching: all.some(({ isFetching }) => isFetching),
    problem: all.find(({ error }) => error)?.error ?? null,
  };
}
