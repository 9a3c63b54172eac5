import { LANGUAGE_KEY } from '@rostrum/domain';
import type { Language } from '@rostrum/words';

/** The parameter of an address that wishes for a language (the page's boot script reads it). */
const WISH = 'lang';

/**
 * Opens this page again in another language, and keeps the choice for the next visits. Drafts are stored and come
 * back. A browser that refuses storage gets the language by the address alone.
 */
export function chooseLanguage(language: Language): void {
  const address = new URL(location.href);
  address.searchParams.delete(WISH);
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    address.searchParams.set(WISH, language);
  }
  if (address.href === location.href) location.reload();
  else location.replace(address);
}
