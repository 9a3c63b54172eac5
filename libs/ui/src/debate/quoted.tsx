import type { ReactNode } from 'react';

/**
 * Turns words in the quotation marks of any language of the product into quotations: the moderator speaks sans, quoted
 * people speak serif.
 */
export function quoted(text: string): ReactNode[] {
  return text
    .split(/[„“«](.*?)[“”»]/s)
    .map((part, index) => (index % 2 === 1 ? <q key={index}>{part}</q> : part));
}
