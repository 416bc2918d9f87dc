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

/** Whether an icon has an accessible name; others are decorative. */
const isSaid = (props: ComponentProps<'svg'>) => Object.keys(props).some((name) => name.startsWith('aria-'));

/**
 * Replaces Lucide's own file of this name (next.config.mjs), which builds an icon from scratch on each render: a tenth
 * of the time to render a list. The elements are created once here, so that React skips them.
 */
export default function createLucideIcon({ node }: IconData) {
  const shapes = node.map(([shape, attributes]) => createElement(shape, attributes));
  return (props: ComponentProps<'svg'>) =>
    createElement('svg', { ...usual, 'aria-hidden': isSaid(props) ? undefined : true, ...props }, shapes);
}
