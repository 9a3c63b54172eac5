import type { FollowedNews, Live } from '@rostrum/data';
import { openingShort, type LessonHead, type Room, type Topic } from '@rostrum/domain';
import { asNode, Bones, ButtonLink, EmptyState, ErrorState, Link, LiveDot, PageHead } from '@rostrum/ui';
import { formatDate } from '@rostrum/words';
import * as m from '@rostrum/words/dashboard';
import { Plus, Users } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { HowItWorksLink } from '../../../shared/navigation/first-debate-links.tsx';
import { PATHS } from '../../../shared/navigation/paths.ts';
import { PageTitle } from '../../../shared/navigation/page-title.tsx';
import { FinishedSection, RoomsSection } from './dashboard-lists.tsx';
import { LeadPanel } from './lead-panel.tsx';
import { LivePart } from './live-part.tsx';
import { Followed, NextLesson, Suggested } from './margin-parts.tsx';
import { leadOf, standingWords, type MyDebates } from '../logic/my-debates.ts';
import { progressOf, type Progress } from '../logic/progress.ts';

const ProgressSection = lazy(async () => ({
  default: (await import('./progress-section.tsx')).ProgressSection,
}));

export type DashboardViewProps = {
  uid: string;
  nowMs: number;
  mine: Live<MyDebates>;
  live: Live<readonly Room[]>;
  /** Public debates with an opening time that is still to come, the next one first. */
  soon: Live<readonly Room[]>;
  topics: Live<readonly Topic[]>;
  news: Live<FollowedNews>;
  /** The lesson to go on with; undefined if all are finished. */
  lesson: Live<LessonHead | undefined>;
  /** The room this browser is in, where it could be read. */
  active: Room | null;
  /** Invitations that wait, above everything else in the margin. */
  invitations?: ReactNode;
};

const TODAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** Where one left off, current activity, one's progress, and what to begin with. */
export function DashboardView(props: DashboardViewProps) {
  const { uid, nowMs, mine, live, soon, topics, news, lesson, active, invitations } = props;
  const finished = mine.status === 'ready' ? mine.value.finished : undefined;
  const progress = finished && progressOf(finished, uid, nowMs);
  const failed = [mine, live, soon, topics, news, lesson].filter((part) => part.status === 'error');
  const hasRooms = [mine, live, soon].some(({ status }) => status !== 'error');
  return (
    <div className="page">
      <PageTitle>{m.pageTitle()}</PageTitle>
      <PageHead
        title={m.pageTitle()}
        lede={
          <>
            <span className="block first-letter:uppercase">{formatDate(nowMs, TODAY)}</span>
            {mine.status === 'ready' ? standingWords(mine.value) : m.lede()}
          </>
        }
      >
        <ButtonLink href={PATHS.joinDebate}>{m.joinWithCode()}</ButtonLink>
        <ButtonLink href={PATHS.startDebate} icon={Plus}>
          {m.startDebate()}
        </ButtonLink>
        <ButtonLink href={PATHS.findOpponent} look="primary" icon={Users}>
          {m.findOpponent()}
        </ButtonLink>
      </PageHead>
      {!hasRooms && (
        <ErrorState title={m.failed()} onRetry={() => failed.forEach(({ retry }) => retry())}>
          {failed[0]?.message}
        </ErrorState>
      )}
      {hasRooms && (
        <div className="paper">
          <div className="stack-8">
            <LivePart loading={m.loadingMine()} failed={m.failedMine()} live={mine} lines={4}>
              {(debates) => <Mine {...{ uid, nowMs, debates, active }} />}
            </LivePart>
            <LivePart loading={m.loadingLive()} failed={m.failedLive()} live={live}>
              {(rooms) => <LiveNow rooms={withoutMine(rooms, mine)} nowMs={nowMs} />}
            </LivePart>
            <LivePart loading={m.loadingSoon()} failed={m.failedSoon()} live={soon}>
              {(rooms) => <Soon rooms={withoutMine(rooms, mine)} nowMs={nowMs} />}
            </LivePart>
            {finished && <FinishedSection rooms={finished} uid={uid} />}
            {progress && <OwnProgress progress={progress} />}
          </div>
          <div className="stack-8">
            {invitations}
            <NextLesson lesson={lesson} days={progress?.days} />
            <Suggested topics={topics} />
            <Followed news={news} nowMs={nowMs} />
          </div>
        </div>
      )}
    </div>
  );
}

type MineProps = { uid: string; nowMs: number; debates: MyDebates; active: Room | null };

function Mine({ uid, nowMs, debates, active }: MineProps) {
  const { running, open, finished } = debates;
  const lead = leadOf(active, debates);
  if (!lead && open.length === 0 && finished.length === 0) return <FirstSteps />;
  const others = (rooms: readonly Room[]) => rooms.filter((room) => room.id !== lead?.id);
  return (
    <>
      {lead && <LeadPanel room={lead} uid={uid} nowMs={nowMs} />}
      <RoomsSection title={m.alsoRunning()} rooms={others(running)} nowMs={nowMs} verb={m.returnTo()} />
      <RoomsSection title={m.yourOpenRooms()} rooms={others(open)} nowMs={nowMs} verb={m.openRoom()} />
    </>
  );
}

/** For a person's first visit; the head of the page has the buttons that begin. */
function FirstSteps() {
  return (
    <EmptyState small title={m.firstDebate()} action={<HowItWorksLink />}>
      {m.firstDebateHow()}
    </EmptyState>
  );
}

/** Present from the first finished debate on; before that, the first steps give advice. */
function OwnProgress({ progress }: { progress: Progress }) {
  if (progress.airtime.length === 0 && progress.weeks.every(({ count }) => count === 0)) return null;
  return (
    <Suspense fallback={<Bones label={m.loadingProgress()} />}>
      <ProgressSection progress={progress} />
    </Suspense>
  );
}

const ROOMS_SHOWN = 5;

function LiveNow({ rooms, nowMs }: { rooms: readonly Room[]; nowMs: number }) {
  const all = (name: ReactNode) => (
    <Link className="link" href={PATHS.room}>
      {name}
    </Link>
  );
  if (rooms.length === 0) {
    return <p className="muted">{asNode(m.nobodyDebating({ rooms: (inside) => all(asNode(inside)) }))}</p>;
  }
  return (
    <RoomsSection
      title={<LiveDot>{m.liveNow()}</LiveDot>}
      nowMs={nowMs}
      rooms={rooms.slice(0, ROOMS_SHOWN)}
      aside={all(m.allRooms())}
      verb={m.watch()}
    />
  );
}

function Soon({ rooms, nowMs }: { rooms: readonly Room[]; nowMs: number }) {
  const coming = rooms.filter(({ opensAtMs }) => opensAtMs !== null && opensAtMs > nowMs);
  const whereOf = ({ opensAtMs }: Room) => (opensAtMs === null ? undefined : openingShort(opensAtMs, nowMs));
  return (
    <RoomsSection
      title={m.startingSoon()}
      rooms={coming.slice(0, ROOMS_SHOWN)}
      nowMs={nowMs}
      verb={m.openRoom()}
      whereOf={whereOf}
    />
  );
}

/** One's own rooms are already above. */
function withoutMine(rooms: readonly Room[], mine: Live<MyDebates>): Room[] {
  const own = mine.status === 'ready' ? [...mine.value.running, ...mine.value.open] : [];
  const ids = new Set(own.map(({ id }) => id));
  return rooms.filter(({ id }) => !ids.has(id));
}
