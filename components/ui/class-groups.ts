import type { createTailwindMerge } from 'tailwind-merge';

type Config = ReturnType<Parameters<typeof createTailwindMerge>[0]>;

const any = () => true;
/** A length, as in `border-2` and `border-[1.5px]`. */
const isLength = (value: string) => /^(\d+|\[-?[\d.]+(px|rem)\])$/.test(value);

/** One group for each name, with all classes that start with it. */
const prefixed = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, [{ [name]: ['', any] }]]));
const sides = ['x', 'y', 't', 'r', 'b', 'l', 's', 'e'];
const withSides = (name: string) => ['', ...sides].map((side) => `${name}${side}`);
const corners = ['t', 'r', 'b', 'l', 'tl', 'tr', 'bl', 'br'].map((corner) => `rounded-${corner}`);
const borderWidths = sides.map((side) => `border-width-${side}`);
const borderColours = sides.map((side) => `border-colour-${side}`);

/**
 * The properties that are set twice on one element: by a component's own classes, and by its caller's. tailwind-merge's
 * own groups name every CSS property, which is most of its size. A test compares the two.
 */
export const classGroups: Config = {
  cacheSize: 500,
  theme: {},
  classGroups: {
    display: [
      'block',
      'inline-block',
      'inline',
      'flex',
      'inline-flex',
      'grid',
      'inline-grid',
      'contents',
      'hidden',
      'table',
    ],
    position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
    'screen-reader': ['sr-only', 'not-sr-only'],
    'pointer-events': [{ 'pointer-events': [any] }],
    'line-clamp': [{ 'line-clamp': [any] }],
    ...prefixed(...withSides('p'), ...withSides('m'), 'size', 'w', 'h', 'min-w', 'min-h', 'max-w', 'max-h'),
    ...prefixed(
      'inset',
      'inset-x',
      'inset-y',
      'top',
      'right',
      'bottom',
      'left',
      'start',
      'end',
      'z',
      'order',
    ),
    ...prefixed('gap', 'gap-x', 'gap-y', 'items', 'justify', 'justify-self', 'self', 'leading', 'align'),
    ...prefixed(
      'bg',
      'fill',
      'accent',
      'opacity',
      'aspect',
      'animate',
      'underline-offset',
      'outline-offset',
      'cursor',
    ),
    ...prefixed('grid-cols', 'grid-rows', 'col-start', 'row-start', 'basis', 'break', 'whitespace', 'select'),
    ...prefixed(
      'overflow',
      'overflow-x',
      'overflow-y',
      'translate-x',
      'translate-y',
      'rotate',
      'rounded',
      ...corners,
    ),
    ...prefixed('transition', 'duration', 'shrink', 'grow', 'list'),
    col: [{ col: [any] }],
    visibility: ['visible', 'invisible'],
    'object-fit': [{ object: ['contain', 'cover'] }],
    'stroke-width': [{ stroke: [(value: string) => /^\d+$/.test(value)] }],
    'stroke-colour': [{ stroke: [any] }],
    'font-size': [{ text: ['2xs', 'xs', 'sm', 'base', 'lg', 'xl', '2xl', isLength] }],
    'text-align': [{ text: ['left', 'center', 'right', 'start', 'end'] }],
    'text-wrap': [{ text: ['wrap', 'nowrap', 'pretty', 'balance'] }],
    'text-colour': [{ text: [any] }],
    'text-transform': ['uppercase', 'lowercase', 'capitalize', 'normal-case'],
    'font-weight': [{ font: ['normal', 'medium', 'semibold', 'bold'] }],
    'font-family': [{ font: ['sans', 'mono'] }],
    'border-collapse': [{ border: ['collapse', 'separate'] }],
    'border-spacing': [{ 'border-spacing': [any] }],
    'border-style': [{ border: ['solid', 'dashed', 'dotted', 'none'] }],
    'border-width': [{ border: ['', isLength] }],
    'border-colour': [{ border: [any] }],
    ...Object.fromEntries(
      sides.flatMap((side, n) => [
        [borderWidths[n], [{ [`border-${side}`]: ['', isLength] }]],
        [borderColours[n], [{ [`border-${side}`]: [any] }]],
      ]),
    ),
    'flex-direction': [{ flex: ['row', 'row-reverse', 'col', 'col-reverse'] }],
    'flex-wrap': [{ flex: ['wrap', 'nowrap'] }],
    flex: [{ flex: [any] }],
    'decoration-thickness': [{ decoration: [isLength] }],
    'decoration-colour': [{ decoration: [any] }],
    shadow: [{ shadow: ['', 'pop', 'none'] }],
  },
  conflictingClassGroups: {
    p: withSides('p').slice(1),
    px: ['pr', 'pl', 'ps', 'pe'],
    py: ['pt', 'pb'],
    m: withSides('m').slice(1),
    mx: ['mr', 'ml', 'ms', 'me'],
    my: ['mt', 'mb'],
    size: ['w', 'h'],
    inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left', 'start', 'end'],
    'inset-x': ['left', 'right', 'start', 'end'],
    'inset-y': ['top', 'bottom'],
    gap: ['gap-x', 'gap-y'],
    overflow: ['overflow-x', 'overflow-y'],
    flex: ['basis', 'grow', 'shrink'],
    'font-size': ['leading'],
    'line-clamp': ['display', 'overflow'],
    rounded: corners,
    'rounded-t': ['rounded-tl', 'rounded-tr'],
    'rounded-r': ['rounded-tr', 'rounded-br'],
    'rounded-b': ['rounded-bl', 'rounded-br'],
    'rounded-l': ['rounded-tl', 'rounded-bl'],
    'border-width': borderWidths,
    'border-colour': borderColours,
  },
  conflictingClassGroupModifiers: {},
  postfixLookupClassGroups: [],
  orderSensitiveModifiers: ['*', '**', 'before', 'after', 'placeholder', 'first-letter', 'backdrop'],
};
