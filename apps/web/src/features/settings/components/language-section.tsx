import { chooseLanguage, Field, Segment } from '@rostrum/ui';
import { language, LANGUAGE_NAMES, OFFERED, type Language } from '@rostrum/words';
import * as m from '@rostrum/words/settings';
import { Section } from './section.tsx';

/** The interface's language; with one alone there is nothing to choose. */
export function LanguageSection({ offered = OFFERED }: { offered?: readonly Language[] }) {
  if (offered.length < 2) return null;
  return (
    <Section title={m.language()} about={m.languageAbout()}>
      <Field label={m.languageChoice()} group>
        <Segment
          options={offered.map((value) => ({
            value,
            label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
          }))}
          value={language()}
          onChange={chooseLanguage}
        />
      </Field>
    </Section>
  );
}
