import type { LessonForWeakness } from '@rostrum/domain';
import { ButtonLink } from '@rostrum/ui';
import * as m from '@rostrum/words/feedback';
import { lessonUrl } from '../../../shared/navigation/paths.ts';
import { whyNext } from '../../../shared/lessons/why-next.ts';

/** The lesson that helps where feedback was lowest. */
export function WorkOnThis({ next }: { next: LessonForWeakness }) {
  const { id, title, summary, minutes } = next.lesson;
  return (
    <section aria-labelledby="work-on-this" className="panel row flex-wrap gap-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="work-on-this" className="font-semibold">
          {m.workOnThis()}
        </h2>
        <p className="motion motion-sm" lang="en">
          {title}
        </p>
        <p className="muted small">
          {whyNext(next)} <span lang="en">{summary}</span> {m.lessonLength({ minutes })}
        </p>
      </div>
      <ButtonLink href={lessonUrl(id)}>{m.openLesson()}</ButtonLink>
    </section>
  );
}
