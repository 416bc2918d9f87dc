import { useRouter } from 'next/navigation';
import { useSettled } from '@/components/ui/use-settled';
import type { Command } from './commands';
import { alertCommand, alertsCommand, caseCommand, entityCommand } from './found-commands';
import { useSearches } from './use-searches';

const minLength = 2;

/** Results for an earlier text must match the new text by their label, because Enter would open them. */
const asNotFound = ({ isFound: _isFound, ...command }: Command): Command => command;

interface Found {
  commands: Command[];
  isSearching: boolean;
  /** The text is too short to search for. */
  isTooShort: boolean;
  problem: unknown;
}

/** What the text finds, as commands that open it. */
export function useFound(typed: string): Found {
  const router = useRouter();
  const open = (href: string) => router.push(href);
  const text = useSettled(typed.trim());
  const isAsked = text.length >= minLength;
  const { cases, parties, alerts, entities, similar, alertsOfSimilar, ...state } = useSearches(text, isAsked);
  const commands = [
    ...cases.map((found) => caseCommand(found, parties.get(found.token), open)),
    ...alerts.map((found) => alertCommand(found, open)),
    ...entities.map((found) => entityCommand(found, 'People and companies', open)),
    ...alertsOfSimilar.map((found) => alertsCommand(found, open)),
    ...similar.map((found) => entityCommand(found, 'Similar names', open)),
  ];
  const isSettling = typed.trim() !== text;
  const found = isAsked ? commands : [];
  return {
    commands: isSettling || state.isOfBefore ? found.map(asNotFound) : found,
    isSearching: isSettling || state.isSearching,
    isTooShort: typed.trim().length < minLength,
    problem: state.problem,
  };
}
