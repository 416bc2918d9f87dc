import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import type { Specimen } from './specimen.ts';

// The barcode of a North American driving licence: AAMVA DL/ID card design standard, annex D, version 10.

/** MMDDYYYY */
const dateOf = (yymmdd: string, of: 'birth' | 'issue' | 'expiry'): string => {
  const year = Number(yymmdd.slice(0, 2));
  const century = of === 'birth' && year >= 40 ? '19' : '20';
  return `${yymmdd.slice(2)}${century}${yymmdd.slice(0, 2)}`;
};

const sexes = { M: '1', F: '2', '<': '9' };

/** With issuer 636000, as in the standard's own example. */
function aamvaTextOf({ content }: Specimen): string {
  const [first = '', ...others] = content.given_names.split(' ');
  const elements = [
    `DAQ${content.document_number}`,
    `DCS${content.surname}`,
    'DDEN',
    `DAC${first}`,
    'DDFN',
    `DAD${others.join(' ') || 'NONE'}`,
    'DDGN',
    'DCAC',
    'DCBNONE',
    'DCDNONE',
    `DBD${dateOf('200824', 'issue')}`,
    `DBB${dateOf(content.date_of_birth, 'birth')}`,
    `DBA${dateOf(content.expiration_date, 'expiry')}`,
    `DBC${sexes[content.sex]}`,
    'DAU069 in',
    'DAG1 TEST ROAD',
    'DAIANYTOWN',
    'DAJVA',
    'DAK902230000',
    'DCF83D9BN217QO983B1',
    'DCGUSA',
  ];
  const file = `DL${elements.join('\n')}\r`;
  const length = String(file.length).padStart(4, '0');
  return `@\n\u001e\rANSI 6360001000${'01'}DL0031${length}${file}`;
}

let writer: Promise<unknown> | undefined;

/** PNG with three pixels per module. */
export async function barcodeImageOf(specimen: Specimen): Promise<Buffer> {
  const binary = () => readFileSync(resolve('node_modules/zxing-wasm/dist/writer/zxing_writer.wasm'));
  writer ??= prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(binary()).buffer },
    fireImmediately: true,
  });
  await writer;
  const { image, error } = await writeBarcode(aamvaTextOf(specimen), {
    format: 'PDF417',
    scale: 3,
    ecLevel: '4',
  });
  if (!image) throw new Error(`The barcode was not written: ${error}`);
  return Buffer.from(await image.arrayBuffer());
}
