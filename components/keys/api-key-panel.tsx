import { EnvironmentBadge } from '@/components/shell/project-badge';
import { useViewer } from '@/components/shell/viewer';
import { CodeBlock } from '@/components/ui/code-block';
import { Facts } from '@/components/ui/facts';
import { Panel } from '@/components/ui/panel';
import { KeyHistory } from './key-history';

const mono = (text: string) => <span className="font-mono text-xs">{text}</span>;

/** The facts of the API key, and how the operator replaces it: the API can neither show nor replace it. */
export function ApiKeyPanel() {
  const { project_hash, environment } = useViewer();
  return (
    <Panel title="API key">
      <Facts
        className="border-b"
        facts={[
          { label: 'Environment', value: <EnvironmentBadge /> },
          { label: 'Begins with', value: mono(`pk_${environment}_`) },
          { label: 'Sent as', value: mono('X-API-KEY') },
          { label: 'Project hash', value: mono(project_hash), isLong: true },
          { label: 'Scopes', value: 'All' },
        ]}
      />
      <div className="flex flex-col gap-3 p-4 text-sm">
        <p>
          The project has one key. It was shown once, when it was issued. Whoever runs this deployment
          replaces it with this command; the old key stops working at once.
        </p>
        <CodeBlock
          label="On the server"
          code={`npm run keys -- rotate \\
  --project ${project_hash}`}
        />
      </div>
      <section className="border-t" aria-label="Replacements">
        <h3 className="px-4 pt-3 text-sm font-semibold">Replacements</h3>
        <KeyHistory
          of={{ event_type: 'api_key.rotated' }}
          empty="The first key of the project is still in use."
        />
      </section>
    </Panel>
  );
}
