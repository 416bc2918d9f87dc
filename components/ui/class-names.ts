import { clsx, type ClassValue } from 'clsx';
import { twMerge } from 'tailwind-merge';

/** Joins class names; of two conflicting Tailwind classes the later one wins. */
export const classNames = (...classes: ClassValue[]) => twMerge(clsx(classes));
