'use client';

import { Play } from 'lucide-react';
import dynamic from 'next/dynamic';
import { type FormEvent, useState } from 'react';
import { canAct } from '@/lib/domain/access/roles';
import { PageHeader } from '@/components/ui/page-header';
import { LiveMark } from '@/components/live/live-mark';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { labelsOf, nameFields } from '@/components/ui/name-fields';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { exampleOf, requestOf, type TryFields, type TryKind } from './request';
import { RequestCode } from './request-code';
import { SampleImages } from './sample-images';
import { TryAnswer } from './try-answer';
import { TryForm } from './try-form';
import { isResult, useSend } from './use-try';

/** Loaded with the code for drawing the QR code, once there is a link. */
const JourneyAnswer = dynamic(() => import('./journey-answer').then((module) => module.JourneyAnswer), {
  ssr: false,
});

/** The marker selected at first. A journey starts without one, so that the name fits the sample images. */
const firstMarker = (kind: TryKind) => (kind === 'journey' ? null : 'SANCTION');

export function TryPage() {
  const { environment, role } = useViewer();
  const isSandbox = environment === 'staging';
  const [fields, setFields] = useState<TryFields>(() =>
    exampleOf('person', isSandbox ? firstMarker('person') : null),
  );
  const send = useSend();
  const request = requestOf(fields);
  const choose = (kind: TryKind) => setFields(exampleOf(kind, isSandbox ? firstMarker(kind) : null));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!send.isPending) send.mutate(request);
  }

  return (
    <>
      <PageHeader
        title="Try it"
        actions={<LiveMark />}
        note={
          isSandbox
            ? 'Send a request to the sandbox, see the response and the alerts that it raises, and copy it for your own system. It is sent with your session, so no API key is needed.'
            : 'This is production: the request runs real checks, and opens a real case if something is found.'
        }
      />
      <div className="@container/page p-(--page-gutter)">
        <div className="grid items-start gap-4 @4xl/page:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]">
          <div className="flex min-w-0 flex-col gap-4">
            <Panel title="Request">
              <form noValidate onSubmit={submit} className="@container/form flex flex-col gap-4 p-4">
                <TryForm
                  fields={fields}
                  isSandbox={isSandbox}
                  problem={nameFields(
                    send.error,
                    labelsOf({ company_name: 'Name', external_reference: 'Your reference' }),
                  )}
                  onChange={setFields}
                  onKind={choose}
                />
                {send.isError && <ProblemNotice title="The request was refused" problem={send.error} />}
                {canAct(role) ? (
                  <Button look="primary" size="large" type="submit" aria-disabled={send.isPending}>
                    <Play aria-hidden />
                    {send.isPending ? 'Waiting for the answer…' : 'Send request'}
                  </Button>
                ) : (
                  <p className="text-sm text-muted">Auditors cannot send requests, but can copy the code.</p>
                )}
              </form>
            </Panel>
            {isSandbox && fields.kind === 'journey' && <SampleImages marker={fields.marker} />}
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            {send.data && !isResult(send.data) && !send.isPending ? (
              <JourneyAnswer tokens={send.data.tokens} />
            ) : (
              <TryAnswer
                answer={send.data && isResult(send.data) ? send.data : undefined}
                isWaiting={send.isPending}
              />
            )}
            <RequestCode request={request} />
          </div>
        </div>
      </div>
    </>
  );
}
