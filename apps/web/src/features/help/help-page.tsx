import { GuidePage } from './guide-page.tsx';
import { FormatsSection } from './sections/formats-section.tsx';
import { GettingStartedSection } from './sections/getting-started-section.tsx';
import { HouseRulesSection } from './sections/house-rules-section.tsx';
import { ModeratorSection } from './sections/moderator-section.tsx';
import { PrivacySection } from './sections/privacy-section.tsx';
import { RunItSection } from './sections/run-it-section.tsx';

const SECTIONS = [
  { id: 'getting-started', title: 'Getting started', Section: GettingStartedSection },
  { id: 'formats', title: 'Formats', Section: FormatsSection },
  { id: 'moderator', title: 'How the moderator decides', Section: ModeratorSection },
  { id: 'house-rules', title: 'House rules', Section: HouseRulesSection },
  { id: 'privacy', title: 'Privacy', Section: PrivacySection },
  { id: 'run-it-yourself', title: 'Run it yourself', Section: RunItSection },
];

/** The guide: what the product does today, and nothing it does not. */
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
