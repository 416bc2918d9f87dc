// The package has no types.

interface HeifImage {
  get_width(): number;
  get_height(): number;
  display(
    into: { data: Uint8ClampedArray; width: number; height: number },
    done: (drawn: unknown) => void,
  ): void;
  free?(): void;
}

declare module 'libheif-js/wasm-bundle.js' {
  const library: { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } };
  export default library;
}
