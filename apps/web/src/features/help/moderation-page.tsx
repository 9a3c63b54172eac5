import { asNode, Link } from '@rostrum/ui';
import * as m from '@rostrum/words/moderation-page';
import { PATHS } from '../../shared/navigation/paths.ts';
import { GuidePage, type GuideSection } from './guide-page.tsx';
import { FiguresSection } from './components/moderation/figures-section.tsx';
import { LanguagesSection } from './components/moderation/languages-section.tsx';
import { LimitsSection } from './components/moderation/limits-section.tsx';
import { HouseRules } from './components/house-rules.tsx';
import { ActsTable, Appeal, Ladder, Restraint } from './components/moderation/rules-section.tsx';
import { TryBox } from './components/moderation/try-box.tsx';

const sections = (): readonly GuideSection[] => [
  { id: 'try', title: m.tryIt(), Section: TryBox },
  { id: 'rules', title: m.rules(), Section: HouseRules },
  { id: 'acts', title: m.acts(), Section: ActsTable },
  { id: 'ladder', title: m.ladder(), Section: Ladder },
  { id: 'restraint', title: m.restraint(), Section: Restraint },
  { id: 'appeal', title: m.appeal(), Section: Appeal },
  { id: 'languages', title: m.languages(), Section: LanguagesSection },
  { id: 'figures', title: m.figures(), Section: FiguresSection },
  { id: 'limits', title: m.limits(), Section: LimitsSection },
];

/** The moderator with nothing hidden: its rules, its figures, its limits, and a box to try it in. */
export function ModerationPage() {
  return (
    <GuidePage
      title={m.pageTitle()}
      heading={m.title()}
      lede={asNode(
        m.lede({
          guide: (inside) => (
            <Link className="link" href={PATHS.help}>
              {asNode(inside)}
            </Link>
          ),
        }),
      )}
      sections={sections()}
    />
  );
}
