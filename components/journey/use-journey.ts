import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ProbityError } from '@/clients/typescript/src/problem';
import type { Journey } from '@/lib/domain/journeys/schema';
import type { Words } from './words/en';
import { type JourneyApi, journeyApi, OtherJourney } from './journey-api';

export type Failure = keyof Words['errors'];

/** Failures that end once the journey can be read. */
const passing: ReadonlySet<Failure> = new Set(['network', 'server', 'other']);

/** Failures by status. If the cookie is gone, the journey is read again and says so itself. */
const failures: Partial<Record<number, Failure>> = { 401: 'moved', 409: 'moved', 429: 'waiting' };

function failureOf(problem: unknown): Failure {
  if (problem instanceof OtherJourney) return 'other';
  if (!(problem instanceof ProbityError)) return 'network';
  return failures[problem.status] ?? 'server';
}

export interface JourneyState {
  api: JourneyApi;
  /** Null until it is loaded. */
  journey: Journey | null;
  failure: Failure | null;
  isPending: boolean;
  /** Writes, and shows the journey in the answer. Resolves to whether the write succeeded. */
  act: (write: () => Promise<Journey>) => Promise<boolean>;
  reload: () => Promise<void>;
}

/** The page's only query. The server knows the current step, even after a reload, a crash or on another device. */
export function useJourney(projectHash: string): JourneyState {
  const api = useMemo(() => journeyApi(projectHash), [projectHash]);
  const [journey, setJourney] = useState<Journey | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isPending, setPending] = useState(false);
  const isBusy = useRef(false);

  const fail = useCallback((problem: unknown) => {
    const found = failureOf(problem);
    setFailure(found);
    // This journey can no longer be written to.
    if (found === 'other') setJourney(null);
  }, []);

  const reload = useCallback(
    () =>
      api.get().then(
        (read) => {
          // An answer that was on its way during a write is older than the write.
          if (isBusy.current) return;
          setJourney(read);
          setFailure((before) => (before && passing.has(before) ? null : before));
        },
        (problem: unknown) => fail(problem),
      ),
    [api, fail],
  );

  const act = useCallback(
    async (write: () => Promise<Journey>) => {
      if (isBusy.current) return false;
      isBusy.current = true;
      setPending(true);
      try {
        setJourney(await write());
        setFailure(null);
        return true;
      } catch (problem) {
        if (problem instanceof DOMException && problem.name === 'AbortError') return false;
        fail(problem);
        if (failureOf(problem) === 'moved') await api.get().then(setJourney, fail);
        return false;
      } finally {
        isBusy.current = false;
        setPending(false);
      }
    },
    [api, fail],
  );

  useEffect(() => {
    void reload();
    // The person may have continued elsewhere in the meantime.
    const reloadWhenSeen = () => document.visibilityState === 'visible' && void reload();
    document.addEventListener('visibilitychange', reloadWhenSeen);
    return () => document.removeEventListener('visibilitychange', reloadWhenSeen);
  }, [reload]);

  return { api, journey, failure, isPending, act, reload };
}
