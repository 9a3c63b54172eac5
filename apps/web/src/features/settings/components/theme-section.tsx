import { Field, Segment, THEME_SETTINGS, useTheme, type ThemeSetting } from '@rostrum/ui';
import { Section } from './section.tsx';

const LABELS: Readonly<Record<ThemeSetting, string>> = {
  system: 'As the system',
  light: 'Light',
  dark: 'Dark',
};

export function ThemeSection() {
  const { setting, setSetting } = useTheme();
  return (
    <Section title="Theme" about="Kept in this browser, and changed at once.">
      <Field label="Colours" group>
        <Segment
          options={THEME_SETTINGS.map((value) => ({ value, label: LABELS[value] }))}
          value={setting}
          onChange={setSetting}
        />
      </Field>
    </Section>
  );
}
