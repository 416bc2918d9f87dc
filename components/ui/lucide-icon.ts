import { type ComponentProps, createElement } from 'react';

interface IconData {
  name: string;
  node: readonly (readonly [shape: string, attributes: Record<string, string>])[];
}

const usual = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** An icon that says something is given its words; every other is an ornament. */
const isSaid = (props: ComponentProps<'svg'>) => Object.keys(props).some((name) => name.startsWith('aria-'));

/**
 * Stands in for Lucide's own file of this name (next.config.mjs), which puts an icon together anew each time that it is drawn:
 * a tenth of what it takes to draw a list. Its elements are made once here, so that React leaves them as they are.
 */
export default function createLucideIcon({ node }: IconData) {
  const shapes = node.map(([shape, attributes]) => createElement(shape, attributes));
  return (props: ComponentProps<'svg'>) =>
    createElement('svg', { ...usual, 'aria-hidden': isSaid(props) ? undefined : true, ...props }, shapes);
}
