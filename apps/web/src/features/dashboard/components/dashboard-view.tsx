import type { FollowedNews, Live } from '@rostrum/data';
import { openingShort, type LessonHead, type Room, type Topic } from '@rostrum/domain';
import { Bones, ButtonLink, EmptyState, ErrorState, Link, LiveDot, PageHead } from '@rostrum/ui';
import { Plus, Users } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { PATHS } from '../../../shared/navigation/paths.ts';
import { FirstDebateLinks } from '../../../shared/navigation/first-debate-links.tsx';
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

const TODAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

/** Where one left off, current activity, one's progress, and what to begin with. */
export function DashboardView(props: DashboardViewProps) {
  const { uid, nowMs, mine, live, soon, topics, news, lesson, active, invitations } = props;
  const finished = mine.status === 'ready' ? mine.value.finished : undefined;
  const progress = finished && progressOf(finished, uid, nowMs);
  const failed = [mine, live, soon, topics, news, lesson].filter((part) => part.status === 'error');
  const hasRooms = [mine, live, soon].some(({ status }) => status !== 'error');
  return (
    <div className="page">
      <PageTitle>Dashboard</PageTitle>
      <PageHead
        title="Dashboard"
        lede={
          <>
            <span className="block">{TODAY.format(nowMs)}</span>
            {mine.status === 'ready' ? standingWords(mine.value) : 'Your debates, and what is going on now.'}
          </>
        }
      >
        <ButtonLink href={PATHS.joinDebate}>Join with a code</ButtonLink>
        <ButtonLink href={PATHS.startDebate} icon={Plus}>
          Start a debate
        </ButtonLink>
        <ButtonLink href={PATHS.findOpponent} look="primary" icon={Users}>
          Find an opponent
        </ButtonLink>
      </PageHead>
      {!hasRooms && (
        <ErrorState
          title="The dashboard could not be loaded"
          onRetry={() => failed.forEach(({ retry }) => retry())}
        >
          {failed[0]?.message}
        </ErrorState>
      )}
      {hasRooms && (
        <div className="paper">
          <div className="stack-8">
            <LivePart what="your debates" live={mine} lines={4}>
              {(debates) => <Mine {...{ uid, nowMs, debates, active }} />}
            </LivePart>
            <LivePart what="what is live" live={live}>
              {(rooms) => <LiveNow rooms={withoutMine(rooms, mine)} nowMs={nowMs} />}
            </LivePart>
            <LivePart what="what starts soon" live={soon}>
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
      <RoomsSection title="Also under way" rooms={others(running)} nowMs={nowMs} verb="Return" />
      <RoomsSection title="Your open rooms" rooms={others(open)} nowMs={nowMs} verb="Open" />
    </>
  );
}

/** For a person's first visit. */
function FirstSteps() {
  return (
    <EmptyState small title="Your first debate takes a quarter of an hour" action={<FirstDebateLinks />}>
      Write a motion, open a room and send somebody the link. Whoever takes the other seat argues against you;
      the moderator keeps the clock and the turns.
    </EmptyState>
  );
}

/** Present from the first finished debate on; before that, the first steps give advice. */
function OwnProgress({ progress }: { progress: Progress }) {
  if (progress.airtime.length === 0 && progress.weeks.every(({ count }) => count === 0)) return null;
  return (
    <Suspense fallback={<Bones label="Loading your progress" />}>
      <ProgressSection progress={progress} />
    </Suspense>
  );
}

const ROOMS_SHOWN = 5;

function LiveNow({ rooms, nowMs }: { rooms: readonly Room[]; nowMs: number }) {
  const all = (
    <Link className="link" href={PATHS.room}>
      All rooms
    </Link>
  );
  if (rooms.length === 0) {
    return <p className="muted">Nobody else is debating right now. {all} shows who waits for an opponent.</p>;
  }
  const title = <LiveDot>Live now</LiveDot>;
  return <RoomsSection {...{ title, nowMs }} rooms={rooms.slice(0, ROOMS_SHOWN)} aside={all} verb="Watch" />;
}

function Soon({ rooms, nowMs }: { rooms: readonly Room[]; nowMs: number }) {
  const coming = rooms.filter(({ opensAtMs }) => opensAtMs !== null && opensAtMs > nowMs);
  const whereOf = ({ opensAtMs }: Room) => (opensAtMs === null ? undefined : openingShort(opensAtMs, nowMs));
  return (
    <RoomsSection
      title="Starting soon"
      rooms={coming.slice(0, ROOMS_SHOWN)}
      nowMs={nowMs}
      verb="Open"
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
