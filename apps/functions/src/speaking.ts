import { AsyncLocalStorage } from 'node:async_hooks';
import { FIRST_LANGUAGE, LANGUAGES, setLanguageSource, type Language } from '@rostrum/words';
import * as z from 'zod/mini';

const spoken = new AsyncLocalStorage<Language>();
setLanguageSource(() => spoken.getStore() ?? FIRST_LANGUAGE);

/**
 * Does work whose texts are in one language, also after it has waited, and beside other work in other languages. `inLanguage` goes
 * before it for a sentence.
 */
export const speaking = <Done>(language: Language, work: () => Done): Done => spoken.run(language, work);

const askedSchema = z.object({ language: z.enum(LANGUAGES) });

/** The language that a page sends beside its input, and the input without it; English if it sends none that there is. */
export function takeLanguage(data: unknown): { language: Language; data: unknown } {
  const asked = askedSchema.safeParse(data);
  const language = asked.success ? asked.data.language : FIRST_LANGUAGE;
  if (data === null || typeof data !== 'object' || !Object.hasOwn(data, 'language'))
    return { language, data };
  const { language: _, ...rest } = data as Record<string, unknown>;
  return { language, data: rest };
}
