import { isText } from './values';

/** Records are small, so each is a tree in memory. */
export interface XmlElement {
  tag: string;
  line: number;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlElement[];
}

export function elementsAt(element: XmlElement, ...path: string[]): XmlElement[] {
  return path.reduce<XmlElement[]>(
    (found, tag) => found.flatMap(({ children }) => children.filter((child) => child.tag === tag)),
    [element],
  );
}

export function textsAt(element: XmlElement, ...path: string[]): string[] {
  return elementsAt(element, ...path)
    .map(({ text }) => foldSpace(text))
    .filter(isText);
}

/** Null when absent or empty. */
export function textAt(element: XmlElement, tag: string): string | null {
  const child = element.children.find((it) => it.tag === tag);
  return child ? foldSpace(child.text) || null : null;
}

/** Null when absent or empty. */
export function attributeOf(element: XmlElement, name: string): string | null {
  return foldSpace(element.attributes[name] ?? '') || null;
}

function foldSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
