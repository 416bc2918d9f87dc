/** The first bytes of every PNG. */
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const isPng = (bytes: Uint8Array) => signature.every((byte, place) => bytes[place] === byte);

const canBeShown = (file: File): Promise<boolean> =>
  createImageBitmap(file).then(
    (image) => {
      image.close();
      return true;
    },
    () => false,
  );

/** The problem with a chosen logo, or null. The API checks its size. */
export async function logoProblem(file: File): Promise<string | null> {
  if (!isPng(new Uint8Array(await file.arrayBuffer()))) return 'This is not a PNG: choose another file.';
  return (await canBeShown(file)) ? null : 'This PNG is damaged and cannot be shown: choose another file.';
}
