import { Toast } from '@base-ui/react/toast';

export interface ToastData {
  tone: 'good' | 'danger' | 'info';
}

/** Shown by `Toaster`. Also used outside of components. */
export const toastManager = Toast.createToastManager<ToastData>();

interface ToastMore {
  description?: string;
}

const show =
  (tone: ToastData['tone']) =>
  (title: string, more: ToastMore = {}): void =>
    void toastManager.add({
      title,
      ...more,
      data: { tone },
    });

/** Tells what has just happened. It goes by itself, so nothing that has to be read stands in it alone. */
export const toast = { success: show('good'), error: show('danger'), info: show('info') };
