// The package has no types.

declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface TesseractApi {
    Init(path: null, language: string, engine: number, config: string): number;
    SetVariable(name: string, value: string): boolean;
    SetImageFile(orientation: number, angle: number): number;
    SetRectangle(left: number, top: number, width: number, height: number): void;
    Recognize(monitor: null): number;
    GetTSVText(page: number): string;
    Clear(): void;
  }
  interface TesseractModule {
    TessBaseAPI: new () => TesseractApi;
    FS: { writeFile(path: string, data: Uint8Array | string): void; unlink(path: string): void };
  }
  interface Options {
    wasmBinary: Uint8Array;
    print: () => void;
    printErr: () => void;
  }
  const start: (options: Options) => Promise<TesseractModule>;
  export default start;
}
