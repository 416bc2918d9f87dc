import type { MatcherList } from '@/lib/domain/screening/matcher';
import { jaroWinkler, plainName } from './jaro-winkler';

interface PlainEntry {
  id: string;
  names: string[];
}

export class JaroWinklerSearch {
  private readonly entries: PlainEntry[];

  constructor(lists: readonly MatcherList[]) {
    const people = lists
      .flatMap(({ entities }) => [...entities])
      .filter((one) => one.entity_type === 'person');
    this.entries = people.map(({ list_entry_id, names }) => ({
      id: list_entry_id,
      names: [...new Set(names.map(({ name }) => plainName(name)))],
    }));
  }

  bestScore(name: string): number {
    return Math.max(...this.scores(name));
  }

  topEntries(name: string, count: number): string[] {
    const scores = this.scores(name);
    return scores
      .map((score, at) => ({ score, at }))
      .sort((a, b) => b.score - a.score)
      .slice(0, count)
      .map(({ at }) => this.entries[at]!.id);
  }

  private scores(name: string): number[] {
    const query = plainName(name);
    return this.entries.map(({ names }) => Math.max(...names.map((listed) => jaroWinkler(query, listed))));
  }
}
