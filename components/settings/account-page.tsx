'use client';

import { MailSwitch } from '@/components/shell/mail-switch';
import { useViewer } from '@/components/shell/viewer';
import { Facts } from '@/components/ui/facts';
import { Panel } from '@/components/ui/panel';
import { PasswordForm } from './password-form';
import { SessionsPanel } from './sessions-panel';
import { roleText } from './people/roles';

export function AccountPage() {
  const { name, email, role, project_name, sends_mail } = useViewer();
  return (
    <div className="@container/page max-w-5xl p-(--page-gutter)">
      <div className="grid items-start gap-4 @4xl/page:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <Panel title="You">
            <Facts
              facts={[
                { label: 'Name', value: <bdi>{name}</bdi> },
                { label: 'Email', value: email },
                { label: 'Project', value: <bdi>{project_name}</bdi> },
                { label: 'Role', value: <span className="capitalize">{role}</span> },
              ]}
            />
            <p className="border-t px-4 py-3 text-sm text-muted">{roleText[role]}</p>
          </Panel>
          <Panel title="Notifications">
            <div className="flex flex-col gap-1 px-4 py-3">
              <MailSwitch />
              {sends_mail && (
                <p className="text-sm text-muted">
                  Notifications are emailed within seconds, unless you read them here first.
                </p>
              )}
            </div>
          </Panel>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Panel title="Password">
            <PasswordForm />
          </Panel>
          <SessionsPanel />
        </div>
      </div>
    </div>
  );
}
