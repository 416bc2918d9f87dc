import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FigureStrip } from './figure-strip';
import { PendingFigure } from './pending-figure';

it('analytics · shows every figure that is a link as one, before it is hovered', () => {
  const shown = renderToStaticMarkup(
    <FigureStrip
      label="Figures"
      cells={4}
      figures={[
        { label: 'Opened', value: '41', href: '/alerts', change: { value: '+3', href: '/alerts?before' } },
      ]}
    >
      <PendingFigure
        total={12}
        counts={{ status: { Open: 7, Acknowledged: 4, Escalated: 1, Resolved: 0 } }}
      />
    </FigureStrip>,
  );
  const links = [...shown.matchAll(/<a [^>]*class="([^"]*)"/g)].map(([, style]) => style?.split(' '));
  expect(links).toHaveLength(6);
  for (const style of links) expect(style).toContain('underline');
});
