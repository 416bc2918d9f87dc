export interface ToastMessage {
  id: number;
  /** `spoken`: only for screen readers, because the page shows it already. */
  tone: 'good' | 'warning' | 'info' | 'spoken';
  title: string;
  description?: string;
}

/** More would cover what they refer to. */
const maxShown = 3;

let shown: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastMessage[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** The messages for the `Toaster`, the newest last. */
export const toasts = {
  current: () => shown,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  remove: (id: number) => change(shown.filter((each) => each.id !== id)),
};

const show =
  (tone: ToastMessage['tone']) =>
  (title: string, more: Pick<ToastMessage, 'description'> = {}): void => {
    lastId += 1;
    change([...shown, { id: lastId, tone, title, ...more }].slice(-maxShown));
  };

/**
 * Reports what has just happened. It disappears by itself, so it must not be the only place for important
 * information.
 */
export const toast = {
  success: show('good'),
  error: show('warning'),
  info: show('info'),
  spoken: show('spoken'),
};
