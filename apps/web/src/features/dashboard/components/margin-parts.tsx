import type { FollowedNews, Live } from '@rostrum/data';
import type { LessonHead, Topic } from '@rostrum/domain';
import { asNode, Link, SectionHead } from '@rostrum/ui';
import { formatList } from '@rostrum/words';
import * as m from '@rostrum/words/dashboard';
import { useId, type ReactNode } from 'react';
import { categoryWords } from '../../../shared/motions/category-words.ts';
import { lessonUrl, PATHS, startDebateUrl } from '../../../shared/navigation/paths.ts';
import { agoWords } from '../../../shared/notices/notice-words.ts';
import { followedLines, type FollowedLine } from '../logic/followed-lines.ts';
import { LivePart } from './live-part.tsx';

type NextLessonProps = {
  /** Undefined if all are finished. */
  lesson: Live<LessonHead | undefined>;
  days: readonly boolean[] | undefined;
};

/** The next lesson, and the number of recent days with a debate. */
export function NextLesson({ lesson, days }: NextLessonProps) {
  const minutes = lesson.status === 'ready' ? lesson.value?.minutes : undefined;
  return (
    <Part
      title={m.nextLesson()}
      aside={minutes && <span className="tiny faint num">{m.minutes({ minutes })}</span>}
    >
      <LivePart loading={m.loadingLesson()} failed={m.failedLesson()} live={lesson}>
        {(next) =>
          next ? (
            <p className="lesson-next">
              <Link className="motion motion-sm" href={lessonUrl(next.id)} lang="en">
                {next.title}
              </Link>
              <span className="small muted" lang="en">
                {next.summary}
              </span>
            </p>
          ) : (
            <p className="muted small py-3">{m.lessonsFinished()}</p>
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
            {asNode(
              m.daysDebated({
                on: days.filter(Boolean).length,
                days: days.length,
                hidden: (inside) => <span className="visually-hidden">{asNode(inside)}</span>,
              }),
            )}
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
      {m.more()}
    </Link>
  );
  return (
    <Part title={m.suggestedMotions()} aside={more}>
      <LivePart loading={m.loadingMotions()} failed={m.failedMotions()} live={topics}>
        {(found) =>
          found.length === 0 ? (
            <p className="muted small py-3">
              {asNode(
                m.noMotions({
                  write: (inside) => (
                    <Link className="link" href={PATHS.generateTopic}>
                      {asNode(inside)}
                    </Link>
                  ),
                }),
              )}
            </p>
          ) : (
            <ul className="list">
              {found.slice(0, TOPICS_SUGGESTED).map(({ id, motion, category }) => (
                <li key={id} className="suggest">
                  <Link className="serif hover:underline" href={startDebateUrl({ motion, topic: id })}>
                    {motion}
                  </Link>
                  <span className="small faint">{categoryWords(category)}</span>
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
      {m.people()}
    </Link>
  );
  return (
    <Part title={m.peopleYouFollow()} aside={all}>
      <LivePart loading={m.loadingNews()} failed={m.failedNews()} live={news}>
        {(value) => <FollowedList news={value} nowMs={nowMs} />}
      </LivePart>
    </Part>
  );
}

function FollowedList({ news, nowMs }: { news: FollowedNews; nowMs: number }) {
  const lines = followedLines(news);
  if (lines.length === 0) {
    return <p className="muted small py-3">{news.uids.length === 0 ? m.followSomebody() : m.nothingNew()}</p>;
  }
  return (
    <ul className="list small">
      {lines.map((line) => (
        <li key={line.key} className="suggest">
          <span>{asNode(newsOf(line))}</span>
          <span className="faint num nowrap">{agoWords(line.atMs, nowMs)}</span>
        </li>
      ))}
    </ul>
  );
}

function newsOf({ did, names, motion, href }: FollowedLine): readonly ReactNode[] {
  const said = {
    names: formatList(names),
    count: names.length,
    who: (inside: readonly ReactNode[]) => <b className="strong">{asNode(inside)}</b>,
    motion: () => (
      <Link className="serif hover:underline" href={href}>
        {motion}
      </Link>
    ),
  };
  switch (did) {
    case 'debated':
      return m.newsDebated(said);
    case 'debating':
      return m.newsDebating(said);
    case 'waiting':
      return m.newsInRoom(said);
    case 'published':
      return m.newsPublished(said);
  }
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
