import { useQuery } from '@tanstack/react-query';
import type { components } from '@/clients/typescript/src/schema';
import { ProbityError } from '@/clients/typescript/src/problem';
import { api, dataOf } from '@/lib/api/client';
import { readQuery } from '@/lib/api/query';
import type { PolicyKind } from '@/lib/domain/policies/schema';
import { useChange } from '@/components/ui/use-change';
import type { Settings } from './settings-fields';

type Schemas = components['schemas'];

const pathOf = (kind: PolicyKind) => ({ params: { path: { kind } } });
const draftPath = '/v1/policies/{kind}/draft';

/** Null where there is none, which the API tells by 404. */
export function useDraft(kind: PolicyKind) {
  const found = useQuery(readQuery(draftPath, { path: { kind } }));
  const isNone = found.error instanceof ProbityError && found.error.status === 404;
  return { ...found, draft: isNone ? null : found.data, isFailure: found.isError && !isNone };
}

export const useSaveDraft = (kind: PolicyKind) =>
  useChange({
    change: (settings: Settings) =>
      // The API judges the settings by their kind.
      dataOf(
        api.PUT(draftPath, {
          ...pathOf(kind),
          body: { settings: settings as Schemas['SavePolicyDraft']['settings'] },
        }),
      ),
    changes: [draftPath],
    done: 'Draft saved',
  });

export const useDryRun = (kind: PolicyKind) =>
  useChange<void, Schemas['PolicyPreview']>({
    change: () => dataOf(api.POST('/v1/policies/{kind}/draft/preview', pathOf(kind))),
    changes: [],
  });

export const usePublish = (kind: PolicyKind) =>
  useChange({
    change: (revision: number) =>
      dataOf(api.POST('/v1/policies/{kind}/draft/publish', { ...pathOf(kind), body: { revision } })),
    changes: ['/v1/policies', draftPath],
    done: 'Policy published',
  });
