import { Check } from 'lucide-react';
import { DIMENSION_WORDS, type LessonHead, type LessonProgress, type Mastery } from '@rostrum/domain';
import { Link, SectionHead, ValueBar } from '@rostrum/ui';
import { formatNumber } from '@rostrum/words';
import * as m from '@rostrum/words/learning';
import { lessonUrl } from '../../../shared/navigation/paths.ts';

type SkillSectionProps = {
  mastery: Mastery;
  lessons: readonly LessonHead[];
  progress: readonly LessonProgress[];
};

/** The lessons of one skill. A skill without search results is hidden. */
export function SkillSection({ mastery, lessons, progress }: SkillSectionProps) {
  const { skill } = mastery;
  if (lessons.length === 0) return null;
  return (
    <section className="lesson-skill" aria-labelledby={`skill-${skill}`}>
      <SectionHead id={`skill-${skill}`} aside={<Standing mastery={mastery} />}>
        {DIMENSION_WORDS[skill].name()}
      </SectionHead>
      <ul className="list">
        {lessons.map((lesson) => (
          <LessonLine
            key={lesson.id}
            lesson={lesson}
            progress={progress.find(({ id }) => id === lesson.id)}
          />
        ))}
      </ul>
    </section>
  );
}

/** How much of a skill was learned, and how much of that is probably still known; empty before the first answer. */
function Standing({ mastery }: { mastery: Mastery }) {
  const { share } = mastery;
  return (
    <span className="row num">
      {share !== null && <ValueBar value={share} marks={[0, 0.25, 0.5, 0.75, 1]} />}
      {masteryWords(mastery)}
    </span>
  );
}

function masteryWords({ finished, lessons, share }: Mastery): string {
  if (share === null) return m.skillDone({ finished, lessons });
  return m.skillDoneKnown({ finished, lessons, share: formatNumber(share, { style: 'percent' }) });
}

function LessonLine({ lesson, progress }: { lesson: LessonHead; progress: LessonProgress | undefined }) {
  return (
    <li className="lesson-line">
      <Link href={lessonUrl(lesson.id)} lang="en">
        <span className="motion motion-sm">{lesson.title}</span>
        <span className="small muted">{lesson.summary}</span>
      </Link>
      <span className="tiny faint num lesson-state">
        {progress?.finishedAtMs != null && <Check className="icon icon-sm" />}
        {stateOf(lesson, progress)}
      </span>
    </li>
  );
}

function stateOf({ minutes }: LessonHead, progress: LessonProgress | undefined): string {
  if (!progress) return m.minutesShort({ minutes });
  if (progress.finishedAtMs !== null) return m.done();
  return m.started({ count: Object.keys(progress.items).length });
}
