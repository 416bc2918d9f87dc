/** A greyscale picture, one byte per pixel. */
export interface Grey {
  data: Uint8Array;
  width: number;
  height: number;
}
