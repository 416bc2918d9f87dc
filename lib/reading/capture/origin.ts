import type { AcceptedMediaType, CaptureOrigin } from '../capture-check.ts';

// Reads what the upload says about its origin, before the normal form drops it.

const metadataWithin = 256 * 1_024;

/**
 * Programs that edit images, by the names that they write into them. Programs that only take or send pictures are not
 * listed. Short names include what follows them, because four letters occur in compressed pixels by chance.
 */
const editors =
  /Adobe Photoshop|Adobe Firefly|Photoshop Lightroom|GIMP(?= \d)|Paint\.NET|Affinity Photo|Pixelmator|Snapseed|PicsArt|Canva(?=\W)|Photopea|Krita(?=\W)|CorelDRAW|Inkscape|ImageMagick|Midjourney|Stable Diffusion|DALL[·-]E/;
const camera = /\0(?:Apple|samsung|Google|Xiaomi|HUAWEI|Canon|NIKON|SONY|OPPO|OnePlus|motorola)[\0 ]/i;

/** Mean of the standard's own luminance table, which is for quality 50. */
const meanAt50 = 57.625;

/** Quality derived from the first quantization table by the formula of libjpeg. */
function jpegQualityOf(bytes: Uint8Array): number | null {
  const at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf('ffdb', 0, 'hex');
  const table = bytes.subarray(at + 5, at + 69);
  // Tables with two bytes per number are for higher quality than any camera writes.
  if (at < 0 || table.length < 64 || (bytes[at + 4] ?? 0) >> 4 !== 0) return null;
  const scale = (table.reduce((sum, value) => sum + value, 0) / 64 / meanAt50) * 100;
  const found = scale <= 100 ? (200 - scale) / 2 : 5_000 / scale;
  return Math.max(1, Math.min(100, Math.round(found)));
}

export function originOf(bytes: Uint8Array, mediaType: AcceptedMediaType): CaptureOrigin {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = buffer.toString('latin1', 0, Math.min(metadataWithin, bytes.length));
  // A PDF has its metadata at its end.
  const end =
    mediaType === 'application/pdf'
      ? buffer.toString('latin1', Math.max(0, bytes.length - metadataWithin))
      : '';
  return {
    media_type: mediaType,
    software: editors.exec(start)?.[0] ?? editors.exec(end)?.[0] ?? null,
    jpeg_quality: mediaType === 'image/jpeg' ? jpegQualityOf(bytes) : null,
    has_camera_metadata: camera.test(start),
  };
}
