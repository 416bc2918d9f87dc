import { clsx, type ClassValue } from 'clsx';
import { createTailwindMerge } from 'tailwind-merge';
import { classGroups } from './class-groups';

/** Keeps the later of two classes that set the same property. */
const merge = createTailwindMerge(() => classGroups);

export const classNames = (...classes: ClassValue[]) => merge(clsx(classes));
