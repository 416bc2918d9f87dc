import { QrCode } from '@/components/ui/qr-code';

export const QrSpecimen = () => (
  <div className="w-40">
    <QrCode address="https://probity.example/verify" label="The link to show documents with" />
  </div>
);
