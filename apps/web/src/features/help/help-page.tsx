import type { ComponentType } from 'react';
import * as m from '@rostrum/words/guide';
import { guideContents, type GuidePart } from './logic/guide-contents.ts';
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

/** The guide: what the product does today, and nothing else. */
export function HelpPage() {
  return (
    <GuidePage
      title={m.pageTitle()}
      heading={m.title()}
      lede={m.lede()}
      sections={guideContents().map(({ id, title }) => ({ id, title, Section: PARTS[id] }))}
    />
  );
}
