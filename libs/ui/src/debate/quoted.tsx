import type { ReactNode } from 'react';

/** Turns “curly quotes” into quotations: the moderator speaks sans, whom it quotes speaks serif. */
export function quoted(text: string): ReactNode[] {
  return text
    .split(/(“[^”]*”)/)
    .map((part, index) => (index % 2 === 1 ? <q key={index}>{part.slice(1, -1)}</q> : part));
}
