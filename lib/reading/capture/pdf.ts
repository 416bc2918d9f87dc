import { resolve } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { maxPixels, maxSide } from '../limits.ts';
import { refuseActive, refuseActiveNames } from './active-pdf.ts';
import { Refused } from './refused.ts';

// Renders the first page of a PDF as it is printed: no script, form, attachment or action runs.

const resources = (folder: string) => `${resolve('node_modules/pdfjs-dist', folder)}/`;

const start = () => import('pdfjs-dist/legacy/build/pdf.mjs');
let loading: ReturnType<typeof start> | undefined;

export function loadPdf(): ReturnType<typeof start> {
  loading ??= start();
  return loading;
}

async function opened(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const { getDocument } = await loadPdf();
  try {
    return await getDocument({
      // pdf.js takes ownership of the bytes.
      data: Uint8Array.from(bytes),
      isEvalSupported: false,
      enableXfa: false,
      stopAtErrors: true,
      useSystemFonts: false,
      disableFontFace: true,
      maxImageSize: maxPixels,
      canvasMaxAreaInBytes: maxSide * maxSide * 4,
      cMapUrl: resources('cmaps'),
      cMapPacked: true,
      standardFontDataUrl: resources('standard_fonts'),
      wasmUrl: resources('wasm'),
      verbosity: 0,
    }).promise;
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new Refused('damaged', isLocked ? 'pdf_encrypted' : null);
  }
}

/** The first page as a PNG, each side at most `maxSide` pixels. */
export async function decodePdf(bytes: Uint8Array): Promise<Buffer> {
  refuseActiveNames(bytes);
  const document = await opened(bytes);
  try {
    await refuseActive(document);
    const page = await document.getPage(1);
    const natural = page.getViewport({ scale: 1 });
    const scale = Math.min(200 / 72, maxSide / Math.max(natural.width, natural.height));
    const viewport = page.getViewport({ scale });
    const [width, height] = [Math.floor(viewport.width), Math.floor(viewport.height)];
    if (!(width > 0 && height > 0)) throw new Refused('damaged');
    const canvas = createCanvas(width, height);
    // The canvas for Node has all that pdf.js uses of a browser's.
    const target = canvas as unknown as HTMLCanvasElement;
    await page.render({ canvas: target, viewport, background: '#fff' }).promise;
    return canvas.toBuffer('image/png');
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('damaged');
  } finally {
    await document.destroy();
  }
}
