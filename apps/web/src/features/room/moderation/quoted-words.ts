import type { Intervention } from '@rostrum/domain';
import { quoted } from '@rostrum/ui';
import type { ReactNode } from 'react';

/** What an act said, with the words that it quoted. */
export function quotedWords({ says, quote }: Pick<Intervention, 'says' | 'quote'>): ReactNode {
  return quoted(quote ? `${says} “${quote}”` : says);
}
