import * as m from '@rostrum/words/model-use';
import type { ReactNode } from 'react';
import { useEnv } from '../../env-context.ts';

/** Whether a language model reads people's words here: `none` if it does not, else the recipient and the content. */
export function ModelUse({ none }: { none: ReactNode }) {
  const { languageModel } = useEnv();
  if (!languageModel) return none;
  return m.modelUse({ owner: languageModel });
}
