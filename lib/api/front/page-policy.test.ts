import { Checkbox } from '@base-ui/react/checkbox';
import { Select } from '@base-ui/react/select';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hiddenInputStyles, newNonce, pagePolicy } from './page-policy';

const stylesOf = (element: ReactElement) =>
  [...renderToString(element).matchAll(/style="([^"]*)"/g)].map(([, style]) => style);

describe('content security policy of pages', () => {
  it('allows inline code only with the nonce of the answer', () => {
    const [first, second] = [newNonce(), newNonce()];
    expect(first).not.toBe(second);
    expect(pagePolicy(first)).toContain(`script-src 'self' 'nonce-${first}'`);
    expect(pagePolicy(first)).not.toContain('unsafe-inline');
  });

  it('allows exactly the style attributes that Base UI renders on the server', () => {
    const item = createElement(Select.Trigger);
    const written = [
      ...stylesOf(createElement(Select.Root, { value: 'a' }, item)),
      ...stylesOf(createElement(Checkbox.Root, { name: 'a' })),
    ];
    expect(new Set(written)).toEqual(new Set(hiddenInputStyles));
  });
});
