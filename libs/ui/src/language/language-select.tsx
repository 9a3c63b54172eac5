import { Languages } from 'lucide-react';
import * as m from '@rostrum/words/ui';
import { LANGUAGE_NAMES, OFFERED, language, type Language } from '@rostrum/words';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { chooseLanguage } from './choose-language.ts';

export interface LanguageSelectProps {
  /** The languages to choose from; with one alone there is nothing to choose. */
  offered?: readonly Language[];
}

/**
 * Chooses the interface's language. Each language is named in itself, for people who can't read the present one. The browser's own
 * control, so it costs the front page nothing and phones show their own list.
 */
export function LanguageSelect({ offered = OFFERED }: LanguageSelectProps) {
  if (offered.length < 2) return null;
  return (
    <label className="language-select">
      <Languages className="icon icon-sm" />
      <VisuallyHidden>{m.language()}</VisuallyHidden>
      <select value={language()} onChange={({ target }) => chooseLanguage(target.value as Language)}>
        {offered.map((own) => (
          <option key={own} value={own} lang={own}>
            {LANGUAGE_NAMES[own]}
          </option>
        ))}
      </select>
    </label>
  );
}
