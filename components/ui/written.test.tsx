import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Facts } from './facts';
import { Written } from './written';

it('written text · is isolated from the text around it, and shows what would reorder it', () => {
  const html = renderToStaticMarkup(<Written className="block">{'Approved \u202E\u2069deinad'}</Written>);
  expect(html).toBe('<bdi class="wrap-anywhere block">Approved [U+202E][U+2069]deinad</bdi>');
});

it('facts · show text of any origin as written text', () => {
  const html = renderToStaticMarkup(<Facts facts={[{ label: 'Reference', value: 'A\u202E1' }]} />);
  expect(html).toContain('<bdi class="wrap-anywhere">A[U+202E]1</bdi>');
});
