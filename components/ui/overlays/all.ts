// One bundle for the browser, because they share most of their code.
export { Combobox } from './combobox';
export { Dialog } from './dialog';
export { Menu, MenuChoices, MenuItem, MenuSeparator } from './menu';
export { Popover } from './popover';
export { Select } from './select';
export { Sheet } from './sheet';
export { Tooltip } from './tooltip';
