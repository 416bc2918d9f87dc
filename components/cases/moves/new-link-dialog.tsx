'use client';

import { FormDialog } from '@/components/ui/form-dialog';
import type { CaseDialogProps } from './case-dialog';
import { DocumentLinkDialog } from './document-link-dialog';
import { useRenewRequest } from './use-case-moves';

/** Replaces a lost link. */
export function NewLinkDialog({ of, onClose }: CaseDialogProps) {
  const renew = useRenewRequest(of.token);
  if (renew.data) return <DocumentLinkDialog request={renew.data} onClose={onClose} />;
  return (
    <FormDialog
      onClose={onClose}
      title="Make a new link for the client?"
      submitLabel="Make a new link"
      problemTitle="The link could not be made"
      problem={renew.error}
      isPending={renew.isPending}
      isSubmitted={renew.isSuccess}
      onSubmit={async () => renew.mutate()}
    >
      <p className="text-sm">
        The previous link stops working immediately. The new link asks for the same documents and continues
        where the client stopped. It works for 24 hours.
      </p>
    </FormDialog>
  );
}
