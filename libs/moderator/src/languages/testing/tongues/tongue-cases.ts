import type { OtherLanguageKind } from '../../hit.ts';

/** Sentences of one language: ordinary talk that nearly has the words of an attack, and the attacks themselves. */
export type TongueCases = {
  ordinary: readonly string[];
  uses: Partial<Record<OtherLanguageKind, readonly string[]>>;
};
