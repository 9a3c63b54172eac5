import { FIRST_LANGUAGE, language } from '@rostrum/words';
import type { ReactNode } from 'react';

/** A line that people read in every language except English: it says that something here is in English. */
export function ForOtherLanguages({ children }: { children: ReactNode }) {
  if (language() === FIRST_LANGUAGE) return null;
  return <p className="small muted [.page>&]:mb-6">{children}</p>;
}
