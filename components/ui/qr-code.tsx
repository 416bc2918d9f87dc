import { encode } from 'uqr';
import { modulePath } from './module-path';

const quietZone = 4;

/** A QR code, black on white in both themes, because many phones cannot read others. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const { data, size } = encode(address, { border: quietZone, ecc: 'M' });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-60 rounded-md bg-[#fff]"
    >
      <path d={modulePath(data)} className="fill-[#000]" />
    </svg>
  );
}
