import dynamic, { type Loader } from 'next/dynamic';
import { AwaitedOverlay } from './awaited-overlay';

/** A dialog that loads when it is first opened, with the schemas that its form validates with (docs/adr/0082). */
export const lateDialog = <Props,>(load: Loader<Props>) =>
  dynamic(load, { ssr: false, loading: () => <AwaitedOverlay /> });
