/** A grey picture, a byte a pixel. */
export interface Grey {
  data: Uint8Array;
  width: number;
  height: number;
}
