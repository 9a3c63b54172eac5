import type { Language } from '@rostrum/words';
import { createContext, use, type ReactNode } from 'react';
import { asNode } from '../as-node.ts';

/** The language of the debate that is shown, which may differ from the page's. */
export const DebateLanguage = createContext<Language | undefined>(undefined);

/** The moderator's words as they are stored: in the language of the debate. */
export function ModeratorWords({ children }: { children: ReactNode }) {
  return <span lang={use(DebateLanguage)}>{children}</span>;
}

/** The same as a tag within a sentence of the page. */
export const moderatorWords = (inside: readonly ReactNode[]): ReactNode => (
  <ModeratorWords key="words">{asNode(inside)}</ModeratorWords>
);
