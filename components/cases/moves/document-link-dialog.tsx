'use client';

import type { DocumentRequest } from '@/lib/domain/journeys/schema';
import { formatDateTime } from '@/components/ui/format';
import { SecretDialog } from '@/components/ui/secret-dialog';

interface DocumentLinkDialogProps {
  request: DocumentRequest;
  onClose: () => void;
}

/** Shows the client's link, which acts in the client's name. It is shown nowhere else. */
export function DocumentLinkDialog({ request: { address, expires_at }, onClose }: DocumentLinkDialogProps) {
  const secret = {
    title: 'Send this link to the client',
    text: `It opens a page that only asks for the document. It works until ${formatDateTime(expires_at)}. If it is lost, you can make a new one on the case.`,
    parts: [{ label: 'Link', value: address }],
  };
  return <SecretDialog secret={secret} onClose={onClose} />;
}
