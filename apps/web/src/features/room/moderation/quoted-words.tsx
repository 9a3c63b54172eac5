import type { Intervention } from '@rostrum/domain';
import { ModeratorWords, quoted } from '@rostrum/ui';
import type { ReactNode } from 'react';

/** An act's text, with its quotations. */
export function quotedWords({ says, quote }: Pick<Intervention, 'says' | 'quote'>): ReactNode {
  return <ModeratorWords>{quoted(quote ? `${says} “${quote}”` : says)}</ModeratorWords>;
}
