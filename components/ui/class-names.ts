import { clsx, type ClassValue } from 'clsx';
import { createTailwindMerge } from 'tailwind-merge';
import { classGroups } from './class-groups';

/** Of two classes that set the same property, the later one is kept. */
const merge = createTailwindMerge(() => classGroups);

export const classNames = (...classes: ClassValue[]) => merge(clsx(classes));
