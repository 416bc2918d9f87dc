import type { components } from '@/clients/typescript/src/schema';
import { api, dataOf } from '@/lib/api/client';
import type { PolicyDraft, PolicyKind } from '@/lib/domain/policies/schema';
import { useChange } from '@/components/ui/use-change';
import type { Settings } from './settings-path';

type Schemas = components['schemas'];

const pathOf = (kind: PolicyKind) => ({ params: { path: { kind } } });
const draftPath = '/v1/policies/{kind}/draft';

export const useSaveDraft = (kind: PolicyKind) =>
  useChange({
    change: (settings: Settings) =>
      // The API validates the settings by their kind.
      dataOf(
        api.PUT(draftPath, {
          ...pathOf(kind),
          body: { settings: settings as Schemas['SavePolicyDraft']['settings'] },
        }),
      ),
    changes: ['/v1/policies'],
    done: 'Draft saved',
  });

export const useDiscardDraft = (kind: PolicyKind) =>
  useChange<void, unknown>({
    change: () => api.DELETE(draftPath, pathOf(kind)),
    changes: ['/v1/policies'],
    done: 'Draft discarded',
  });

/** Publishes the revision that was read, so that nobody publishes a later one unseen. */
export const usePublish = ({ kind, revision }: PolicyDraft) =>
  useChange<void, Schemas['PolicyVersion']>({
    change: () =>
      dataOf(api.POST('/v1/policies/{kind}/draft/publish', { ...pathOf(kind), body: { revision } })),
    changes: ['/v1/policies', '/v1/policies/{kind}/versions'],
    done: 'Policy published',
  });
