import type {
  PolicyDraft as PolicyDraftModel,
  PolicyVersion as PolicyVersionModel,
} from '@/generated/prisma/client';
import { timestamp } from '@/lib/domain/present';
import { defaultSettings } from './defaults';
import type { PolicyDraft, PolicyKind, PolicyVersion } from './schema';
import { policySettings } from './settings';

// The columns `kind` and `settings` are written only by this folder, with values of these schemas.

export function presentPolicyVersion(row: PolicyVersionModel): PolicyVersion {
  const kind = row.kind as PolicyKind;
  return {
    kind,
    token: row.token,
    version: row.version,
    settings: row.settings as PolicyVersion['settings'],
    is_readable: policySettings[kind].safeParse(row.settings).success,
    author: row.author,
    drafted_at: timestamp(row.drafted_at),
    published_by: row.published_by,
    published_at: timestamp(row.published_at),
  };
}

export const presentDefault = (kind: PolicyKind): PolicyVersion => ({
  kind,
  token: null,
  version: 0,
  settings: defaultSettings[kind],
  is_readable: true,
  author: null,
  drafted_at: null,
  published_by: null,
  published_at: null,
});

export const presentPolicyDraft = (row: PolicyDraftModel, replacesVersion: number): PolicyDraft => ({
  kind: row.kind as PolicyKind,
  settings: row.settings as PolicyDraft['settings'],
  revision: row.revision,
  author: row.author,
  replaces_version: replacesVersion,
  created_at: timestamp(row.created_at),
  updated_at: timestamp(row.updated_at),
});
