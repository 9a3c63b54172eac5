import type { FollowedNews, Live } from '@rostrum/data';
import type { LessonHead, Topic } from '@rostrum/domain';
import { Link, SectionHead } from '@rostrum/ui';
import { useId, type ReactNode } from 'react';
import { lessonUrl, PATHS, startDebateUrl } from '../../../shared/navigation/paths.ts';
import { agoWords } from '../../../shared/notices/notice-words.ts';
import { followedLines } from '../logic/followed-lines.ts';
import { LivePart } from './live-part.tsx';
import { daysWords } from '../logic/progress-words.ts';

type NextLessonProps = {
  /** Undefined if all are finished. */
  lesson: Live<LessonHead | undefined>;
  days: readonly boolean[] | undefined;
};

/** The next lesson, and the number of recent days with a debate. */
export function NextLesson({ lesson, days }: NextLessonProps) {
  const minutes = lesson.status === 'ready' ? lesson.value?.minutes : undefined;
  return (
    <Part title="Next lesson" aside={minutes && <span className="tiny faint num">{minutes} min</span>}>
      <LivePart what="your lessons" live={lesson}>
        {(next) =>
          next ? (
            <p className="lesson-next">
              <Link className="motion motion-sm" href={lessonUrl(next.id)}>
                {next.title}
              </Link>
              <span className="small muted">{next.summary}</span>
            </p>
          ) : (
            <p className="muted small py-3">You have finished every lesson. Debate to keep what you know.</p>
          )
        }
      </LivePart>
      {days && (
        <div className="row-between">
          <span className="days" aria-hidden="true">
            {days.map((isOn, day) => (
              <i key={day} className={isOn ? 'on' : undefined} />
            ))}
          </span>
          <span className="tiny muted num">
            <span className="visually-hidden">Debated on </span>
            {daysWords(days)}
          </span>
        </div>
      )}
    </Part>
  );
}

const TOPICS_SUGGESTED = 5;

/** Motions to begin with. */
export function Suggested({ topics }: { topics: Live<readonly Topic[]> }) {
  const more = (
    <Link className="link" href={PATHS.communityTopics}>
      More
    </Link>
  );
  return (
    <Part title="Suggested motions" aside={more}>
      <LivePart what="the motions" live={topics}>
        {(found) =>
          found.length === 0 ? (
            <p className="muted small py-3">
              There are no motions yet.{' '}
              <Link className="link" href={PATHS.generateTopic}>
                Write the first one
              </Link>
            </p>
          ) : (
            <ul className="list">
              {found.slice(0, TOPICS_SUGGESTED).map(({ id, motion, category }) => (
                <li key={id} className="suggest">
                  <Link className="serif hover:underline" href={startDebateUrl({ motion, topic: id })}>
                    {motion}
                  </Link>
                  <span className="small faint">{category}</span>
                </li>
              ))}
            </ul>
          )
        }
      </LivePart>
    </Part>
  );
}

/** News from followed people. */
export function Followed({ news, nowMs }: { news: Live<FollowedNews>; nowMs: number }) {
  const all = (
    <Link className="link" href={PATHS.people}>
      People
    </Link>
  );
  return (
    <Part title="People you follow" aside={all}>
      <LivePart what="what is new from people you follow" live={news}>
        {(value) => <FollowedList news={value} nowMs={nowMs} />}
      </LivePart>
    </Part>
  );
}

function FollowedList({ news, nowMs }: { news: FollowedNews; nowMs: number }) {
  const lines = followedLines(news);
  if (lines.length === 0) {
    return (
      <p className="muted small py-3">
        {news.uids.length === 0
          ? 'Follow somebody on their profile, and what they debate and publish appears here.'
          : 'Nothing new. Their next debate or motion appears here.'}
      </p>
    );
  }
  return (
    <ul className="list small">
      {lines.map(({ key, who, did, motion, href, atMs }) => (
        <li key={key} className="suggest">
          <span>
            <b className="strong">{who}</b> {did}{' '}
            <Link className="serif hover:underline" href={href}>
              {motion}
            </Link>
          </span>
          <span className="faint num nowrap">{agoWords(atMs, nowMs)}</span>
        </li>
      ))}
    </ul>
  );
}

function Part({ title, aside, children }: { title: string; aside: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} aside={aside}>
        {title}
      </SectionHead>
      {children}
    </section>
  );
}
