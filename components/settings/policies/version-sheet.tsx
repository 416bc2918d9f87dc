'use client';

import { Sheet } from '@/components/ui/sheet';
import { ChangeTable } from './change-table';
import { changesOf } from './change-text';
import { SettingsView } from './settings-view';
import { Origin } from './version-origin';
import { type ComparedVersion, versionName, versionState } from './version-state';

const inSentence = (version: ComparedVersion['version']) =>
  version.version === 0 ? 'the default' : versionName(version).toLowerCase();

interface VersionSheetProps extends ComparedVersion {
  newest: number;
  onClose: () => void;
}

/** A version: what it changed, and all of its settings. */
export default function VersionSheet({ version, replaced, newest, onClose }: VersionSheetProps) {
  return (
    <Sheet
      open
      onClose={onClose}
      title={`${versionName(version)} · ${versionState(version, newest).word}`}
      description={<Origin version={version} />}
      className="w-[min(48rem,calc(100vw-2rem))]"
    >
      {replaced && <Changes version={version} replaced={replaced} />}
      <section className="border-t first:border-t-0">
        <h3 className="px-4 pt-3 text-sm font-semibold">All settings</h3>
        <SettingsView policy={version} />
      </section>
    </Sheet>
  );
}

function Changes({
  version,
  replaced,
}: {
  version: ComparedVersion['version'];
  replaced: ComparedVersion['version'];
}) {
  const changes = changesOf(version.kind, replaced.settings, version.settings);
  return (
    <section>
      <h3 className="px-4 pt-3 pb-1 text-sm font-semibold">Compared with {inSentence(replaced)}</h3>
      {changes.length === 0 ? (
        <p className="px-4 pb-3 text-sm text-muted">No setting differs.</p>
      ) : (
        <ChangeTable
          label={`What ${inSentence(version)} changed`}
          before={versionName(replaced)}
          after={versionName(version)}
          changes={changes}
        />
      )}
    </section>
  );
}
