'use client';

import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Button } from './button';
import { classNames } from './class-names';
import { type ToastData, toastManager } from './toast';
import { toneClass } from './tone';

const icons = { good: CircleCheck, danger: CircleAlert, info: Info };

/** Once on a page. Above the actions of an alert, which a phone shows at the bottom. */
export function Toaster() {
  return (
    <Toast.Provider toastManager={toastManager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label="Messages"
          className="fixed right-4 bottom-20 left-4 z-70 flex flex-col gap-2 outline-none md:bottom-4 md:left-auto md:w-96"
        >
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Toasts() {
  const { toasts } = Toast.useToastManager<ToastData>();
  return toasts.map((each) => {
    const tone = each.data?.tone ?? 'info';
    const Icon = icons[tone];
    return (
      <Toast.Root
        key={each.id}
        toast={each}
        // Not a dialog, as which it would keep the page's keys to itself.
        role="group"
        className={classNames(
          toneClass[tone],
          'rounded-md border bg-raised p-3 text-sm shadow-pop transition duration-120 data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-2 data-starting-style:opacity-0',
        )}
      >
        <Toast.Content className="flex items-start gap-2.5">
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-tone" />
          <div className="min-w-0 flex-1">
            <Toast.Title render={<p />} className="font-medium" />
            <Toast.Description render={<p />} className="break-words text-muted" />
          </div>
          <Toast.Close
            render={<Button look="quiet" size="small" aria-label="Close" className="-my-1 -mr-1 px-1.5" />}
          >
            <X aria-hidden />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
