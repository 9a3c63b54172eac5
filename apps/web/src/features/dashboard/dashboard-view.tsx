import type { Live } from '@rostrum/data';
import type { Room, Topic } from '@rostrum/domain';
import { Bones, ButtonLink, EmptyState, ErrorState, Link, LiveDot, PageHead } from '@rostrum/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { FirstDebateLinks } from '../../first-debate-links.tsx';
import { PageTitle } from '../../page-title.tsx';
import { PATHS } from '../../app/paths.ts';
import { FinishedSection, RoomsSection, SuggestedSection } from './dashboard-lists.tsx';
import { LeadPanel } from './lead-panel.tsx';
import { leadOf, standingWords, type MyDebates } from './my-debates.ts';

export type DashboardViewProps = {
  uid: string;
  nowMs: number;
  mine: Live<MyDebates>;
  live: Live<readonly Room[]>;
  topics: Live<readonly Topic[]>;
  /** The room this browser is in, where it could be read. */
  active: Room | null;
  /** Invitations that wait, above everything else in the margin. */
  invitations?: ReactNode;
};

const TODAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

/** Where one left off, what is going on, and what to begin with. */
export function DashboardView(props: DashboardViewProps) {
  const { uid, nowMs, mine, live, topics, active, invitations } = props;
  return (
    <div className="page">
      <PageTitle>Dashboard</PageTitle>
      <PageHead
        title={TODAY.format(nowMs)}
        lede={mine.status === 'ready' ? standingWords(mine.value) : 'Your debates, and what is going on now.'}
      >
        <ButtonLink href={PATHS.joinDebate}>Join with a code</ButtonLink>
        <ButtonLink href={PATHS.startDebate} look="primary" icon={Plus}>
          Start a debate
        </ButtonLink>
      </PageHead>
      <div className="paper">
        <div className="stack-8">
          <Mine uid={uid} nowMs={nowMs} mine={mine} active={active} />
          <LiveNow live={live} mine={mine} nowMs={nowMs} />
          {mine.status === 'ready' && <FinishedSection rooms={mine.value.finished} uid={uid} />}
        </div>
        <div className="stack-8">
          {invitations}
          <Suggested topics={topics} />
        </div>
      </div>
    </div>
  );
}

function Mine({ uid, nowMs, mine, active }: Pick<DashboardViewProps, 'uid' | 'nowMs' | 'mine' | 'active'>) {
  if (mine.status === 'loading') return <Bones label="Loading your debates" lines={4} />;
  if (mine.status === 'error') {
    return (
      <ErrorState small title="Your debates could not be loaded" onRetry={mine.retry}>
        {mine.message}
      </ErrorState>
    );
  }
  const { running, open, finished } = mine.value;
  const lead = leadOf(active, mine.value);
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

/** For whoever comes for the first time. */
function FirstSteps() {
  return (
    <EmptyState small title="Your first debate takes a quarter of an hour" action={<FirstDebateLinks />}>
      Write a motion, open a room and send somebody the link. Whoever takes the other seat argues against you;
      the moderator keeps the clock and the turns.
    </EmptyState>
  );
}

function LiveNow({ live, mine, nowMs }: Pick<DashboardViewProps, 'live' | 'mine' | 'nowMs'>) {
  if (live.status === 'loading') return <Bones label="Loading what is live" />;
  if (live.status === 'error') {
    return (
      <ErrorState small title="What is live could not be loaded" onRetry={live.retry}>
        {live.message}
      </ErrorState>
    );
  }
  const own = new Set(mine.status === 'ready' ? mine.value.running.map((room) => room.id) : []);
  const rooms = live.value.filter((room) => !own.has(room.id));
  const all = (
    <Link className="link" href={PATHS.room}>
      All rooms
    </Link>
  );
  if (rooms.length === 0) {
    return <p className="muted">Nobody else is debating right now. {all} shows who waits for an opponent.</p>;
  }
  return (
    <RoomsSection
      title={<LiveDot>Live now</LiveDot>}
      rooms={rooms.slice(0, 5)}
      nowMs={nowMs}
      aside={all}
      verb="Watch"
    />
  );
}

function Suggested({ topics }: Pick<DashboardViewProps, 'topics'>) {
  if (topics.status === 'loading') {
    return (
      <div>
        <Bones label="Loading motions" />
      </div>
    );
  }
  if (topics.status === 'error') {
    return (
      <ErrorState small title="The motions could not be loaded" onRetry={topics.retry}>
        {topics.message}
      </ErrorState>
    );
  }
  if (topics.value.length > 0) return <SuggestedSection topics={topics.value} />;
  return (
    <p className="muted">
      There are no motions yet.{' '}
      <Link className="link" href={PATHS.generateTopic}>
        Write the first one
      </Link>
    </p>
  );
}
