import { Link } from '@rostrum/ui';
import { PATHS } from '../../shared/navigation/paths.ts';
import { GuidePage } from './guide-page.tsx';
import { FiguresSection } from './components/moderation/figures-section.tsx';
import { LanguagesSection } from './components/moderation/languages-section.tsx';
import { LimitsSection } from './components/moderation/limits-section.tsx';
import { HouseRules } from './components/house-rules.tsx';
import { ActsTable, Appeal, Ladder, Restraint } from './components/moderation/rules-section.tsx';
import { TryBox } from './components/moderation/try-box.tsx';

const SECTIONS = [
  { id: 'try', title: 'Try it', Section: TryBox },
  { id: 'rules', title: 'The rules', Section: HouseRules },
  { id: 'acts', title: 'What it does', Section: ActsTable },
  { id: 'ladder', title: 'The ladder', Section: Ladder },
  { id: 'restraint', title: 'Restraint', Section: Restraint },
  { id: 'appeal', title: 'If it is wrong', Section: Appeal },
  { id: 'languages', title: 'Other languages', Section: LanguagesSection },
  { id: 'figures', title: 'How good it is', Section: FiguresSection },
  { id: 'limits', title: 'What it cannot do', Section: LimitsSection },
];

/** The moderator with nothing hidden: its rules, its figures, its limits, and a box to try it in. */
export function ModerationPage() {
  return (
    <GuidePage
      title="The moderator"
      heading="The moderator, in the open"
      lede={
        <>
          What it does, how often it is wrong, and what it makes of your words. The rest is in{' '}
          <Link className="link" href={PATHS.help}>
            the guide
          </Link>
          .
        </>
      }
      sections={SECTIONS}
    />
  );
}
