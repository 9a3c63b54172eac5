import { Field, Segment, THEME_SETTINGS, useTheme, type ThemeSetting } from '@rostrum/ui';
import * as m from '@rostrum/words/settings';
import { Section } from './section.tsx';

const LABELS: Readonly<Record<ThemeSetting, () => string>> = {
  system: m.themeSystem,
  light: m.themeLight,
  dark: m.themeDark,
};

export function ThemeSection() {
  const { setting, setSetting } = useTheme();
  return (
    <Section title={m.theme()} about={m.keptHere()}>
      <Field label={m.colours()} group>
        <Segment
          options={THEME_SETTINGS.map((value) => ({ value, label: LABELS[value]() }))}
          value={setting}
          onChange={setSetting}
        />
      </Field>
    </Section>
  );
}
