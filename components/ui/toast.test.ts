import { describe, expect, it, vi } from 'vitest';
import { toast, toasts } from './toast';

const titles = () => toasts.current().map(({ title }) => title);

describe('toasts', () => {
  it('are shown newest last, and three at most', () => {
    for (const title of ['one', 'two', 'three', 'four']) toast.success(title);
    expect(titles()).toEqual(['two', 'three', 'four']);
  });

  it('may be spoken only, where the page shows the change itself', () => {
    toast.spoken('Alert acknowledged');
    expect(toasts.current().at(-1)).toMatchObject({ tone: 'spoken', title: 'Alert acknowledged' });
  });

  it('are removed one by one, and listeners are called', () => {
    toast.error('failed', { description: 'Request req_1' });
    const heard = vi.fn<() => void>();
    const stop = toasts.subscribe(heard);
    const [first] = toasts.current();
    toasts.remove(first?.id ?? 0);
    stop();
    toast.info('unheard');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(titles().slice(-2)).toEqual(['failed', 'unheard']);
  });
});
