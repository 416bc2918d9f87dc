import { LoaderCircle } from 'lucide-react';
import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { codeStore } from '@/components/ui/code-store';
import { Actions, Notice, WideButton } from '../frame/blocks';
import type { ScreenProps } from '../screen';
import { useWords } from '../words/use-words';

/** A step whose code is loaded when the step is shown. Until then, or if loading fails, the page says so. */
export function fetchedScreen(fetchCode: () => Promise<ComponentType<ScreenProps>>) {
  // Wrapped in an object, because React's setters would call a function.
  const store = codeStore(async () => ({ Screen: await fetchCode() }));

  return function FetchedScreen(props: ScreenProps) {
    const { code, hasFailed } = useSyncExternalStore(store.subscribe, store.current);
    const { errors, frame } = useWords();
    useEffect(() => void store.load(), []);
    if (code) return <code.Screen {...props} />;
    if (!hasFailed)
      return (
        <div role="status" className="grid min-h-60 place-items-center text-muted">
          <LoaderCircle aria-hidden className="size-8 motion-safe:animate-spin" />
          <span className="sr-only">{frame.loading}</span>
        </div>
      );
    return (
      <>
        <Notice tone="warning" role="alert">
          {errors.network}
        </Notice>
        <Actions>
          <WideButton look="primary" onClick={() => void store.load()}>
            {frame.retry}
          </WideButton>
        </Actions>
      </>
    );
  };
}
