import type { Live } from '@rostrum/data';
import {
  countedPeople,
  DIMENSION_WORDS,
  EXPERIENCES,
  INTERESTS,
  isOnline,
  nameOfProfile,
  type Profile,
  type Room,
  shownName,
} from '@rostrum/domain';
import { asNode, Avatar, Bones, ErrorState, Link, SectionHead, Side, Tag } from '@rostrum/ui';
import { formatList } from '@rostrum/words';
import * as m from '@rostrum/words/people';
import type { ReactNode } from 'react';
import { debateUrl, recordUrl } from '../../../shared/navigation/paths.ts';

export type ProfileViewProps = {
  uid: string;
  profile: Profile;
  nowMs: number;
  debates: Live<readonly Room[]>;
  /** Possible actions with this person; null on one's own profile. */
  acts: ReactNode;
};

/** A person's public profile. */
export function ProfileView({ uid, profile, nowMs, debates, acts }: ProfileViewProps) {
  const name = shownName(nameOfProfile(profile));
  return (
    <>
      <header className="profile-head">
        <Avatar
          name={name}
          photo={profile.photoURL}
          size="xl"
          presence={isOnline(profile, nowMs) ? 'here' : undefined}
        />
        <div className="min-w-0">
          <h2 className="page-title wrap-anywhere">{name}</h2>
          <p className="small muted">{standingWords(profile, nowMs)}</p>
        </div>
      </header>
      {profile.bio && <p className="serif profile-bio">{profile.bio}</p>}
      {(profile.interests.length > 0 || profile.experience) && (
        <ul className="row wrap" aria-label={m.interests()}>
          {profile.interests.map((interest) => (
            <li key={interest}>
              <Tag>{INTERESTS[interest]()}</Tag>
            </li>
          ))}
          {profile.experience && (
            <li>
              <Tag>{EXPERIENCES[profile.experience]()}</Tag>
            </li>
          )}
        </ul>
      )}
      {profile.strengths.length > 0 && (
        <p className="small">
          {asNode(
            m.strongIn({
              skills: formatList(profile.strengths.map((strength) => DIMENSION_WORDS[strength].name())),
              b: (inside) => <b className="font-medium">{asNode(inside)}</b>,
            }),
          )}
        </p>
      )}
      {acts}
      <Debates uid={uid} name={name} count={profile.debates} debates={debates} />
    </>
  );
}

function standingWords(profile: Profile, nowMs: number): string {
  const words = [
    profile.username && `@${profile.username}`,
    isOnline(profile, nowMs) && m.onlineNow(),
    !profile.isVisible && m.hidden(),
  ];
  return words.filter(Boolean).join(', ') || m.noUsername();
}

type DebatesProps = { uid: string; name: string; count: number; debates: Live<readonly Room[]> };

/** The debates that are on or open, and those that count. */
function Debates({ uid, name, count, debates }: DebatesProps) {
  const rooms = debates.status === 'ready' ? debates.value : [];
  const now = rooms.filter(({ status }) => status === 'open' || status === 'live');
  const past = rooms.filter((room) => countedPeople(room).includes(uid));
  return (
    <>
      {now.length > 0 && (
        <section aria-labelledby="debates-now">
          <SectionHead as="h3" id="debates-now">
            {m.debatesNow()}
          </SectionHead>
          <DebateList uid={uid} rooms={now} />
        </section>
      )}
      <section aria-labelledby="last-debates">
        <SectionHead
          as="h3"
          id="last-debates"
          aside={count > 0 && <span className="tiny faint num">{countWords(past.length, count)}</span>}
        >
          {m.lastDebates()}
        </SectionHead>
        {debates.status === 'loading' && <Bones label={m.loadingDebates()} lines={3} />}
        {debates.status === 'error' && (
          <ErrorState small title={m.failedDebates()} onRetry={debates.retry}>
            {debates.message}
          </ErrorState>
        )}
        {debates.status === 'ready' && past.length === 0 && (
          <p className="small muted mt-3">{m.noDebates({ name })}</p>
        )}
        <DebateList uid={uid} rooms={past} />
      </section>
    </>
  );
}

/** How many there are, and how many of them the list holds if those are fewer. */
const countWords = (listed: number, count: number) =>
  listed > 0 && listed < count ? m.lastOf({ listed, count }) : m.debates({ count });

function DebateList({ uid, rooms }: { uid: string; rooms: readonly Room[] }) {
  if (rooms.length === 0) return null;
  return (
    <ul className="list small">
      {rooms.map((room) => (
        <li key={room.id} className="suggest">
          <Link className="serif" href={room.status === 'finished' ? recordUrl(room.id) : debateUrl(room.id)}>
            {room.motion}
          </Link>
          <span className="row nowrap">
            <PartOf uid={uid} room={room} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const STATUS_WORDS = { open: m.waiting, live: m.liveNow, finished: undefined, cancelled: undefined } as const;

function PartOf({ uid, room }: { uid: string; room: Room }) {
  const status = STATUS_WORDS[room.status]?.();
  const seat = room.debate.format.seats.find(({ id }) => room.debate.seats[id] === uid);
  return (
    <>
      {seat ? (
        <Side side={seat.side} />
      ) : (
        <span className="muted">{room.hostId === uid ? m.host() : m.debater()}</span>
      )}
      {status && <span className="faint">{status}</span>}
    </>
  );
}
