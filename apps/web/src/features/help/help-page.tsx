import type { ComponentType } from 'react';
import { GUIDE_CONTENTS, type GuidePart } from './logic/guide-contents.ts';
import { GuidePage } from './guide-page.tsx';
import { FormatsSection } from './components/sections/formats-section.tsx';
import { GettingStartedSection } from './components/sections/getting-started-section.tsx';
import { HouseRulesSection } from './components/sections/house-rules-section.tsx';
import { ModeratorSection } from './components/sections/moderator-section.tsx';
import { PrivacySection } from './components/sections/privacy-section.tsx';
import { ReportsSection } from './components/sections/reports-section.tsx';
import { SupportSection } from './components/sections/support-section.tsx';
import { RunItSection } from './components/sections/run-it-section.tsx';

const PARTS: Readonly<Record<GuidePart, ComponentType>> = {
  'getting-started': GettingStartedSection,
  formats: FormatsSection,
  moderator: ModeratorSection,
  'house-rules': HouseRulesSection,
  reports: ReportsSection,
  support: SupportSection,
  privacy: PrivacySection,
  'run-it-yourself': RunItSection,
};
const SECTIONS = GUIDE_CONTENTS.map(({ id, title }) => ({ id, title, Section: PARTS[id] }));

/** The guide: what the product does today, and nothing else. */
export function HelpPage() {
  return (
    <GuidePage
      title="Help"
      heading="The guide"
      lede="From the first motion to the last word, and what becomes of both."
      sections={SECTIONS}
    />
  );
}
