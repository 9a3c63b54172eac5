import { swingWords, type Room } from '@rostrum/domain';
import { AirtimeBar, ButtonLink, Link, RoomRow, SectionHead, Side, SwingBars } from '@rostrum/ui';
import { formatNumber } from '@rostrum/words';
import * as m from '@rostrum/words/dashboard';
import { useId, type ReactNode } from 'react';
import { debateUrl, PATHS, reportUrl } from '../../../shared/navigation/paths.ts';
import { partIn } from '../logic/my-debates.ts';
import { shortDay } from '../../../shared/timing/day-words.ts';

type RoomsProps = {
  title: ReactNode;
  rooms: readonly Room[];
  nowMs: number;
  aside?: ReactNode;
  verb: string;
  /** A room's state, such as its opening time; otherwise its phase. */
  whereOf?: (room: Room) => string | undefined;
};

/** Debates to go into. */
export function RoomsSection({ title, rooms, nowMs, aside, verb, whereOf }: RoomsProps) {
  const id = useId();
  if (rooms.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} aside={aside}>
        {title}
      </SectionHead>
      <ol className="list">
        {rooms.map((room) => (
          <RoomRow key={room.id} room={room} href={debateUrl(room.id)} nowMs={nowMs} where={whereOf?.(room)}>
            <ButtonLink
              href={debateUrl(room.id)}
              size="sm"
              aria-label={m.verbAndMotion({ verb, motion: room.motion })}
            >
              {verb}
            </ButtonLink>
          </RoomRow>
        ))}
      </ol>
    </section>
  );
}

/** More than these are in Feedback. */
const FINISHED_SHOWN = 6;
/** A person's last debates. */
export function FinishedSection({ rooms, uid }: { rooms: readonly Room[]; uid: string }) {
  const id = useId();
  if (rooms.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        aside={
          <Link className="link" href={PATHS.feedback}>
            {m.feedback()}
          </Link>
        }
      >
        {m.lastDebates()}
      </SectionHead>
      <table className="data">
        <thead>
          <tr>
            <th scope="col">{m.motion()}</th>
            <th scope="col">{m.you()}</th>
            <th scope="col">{m.yourShare()}</th>
            <th scope="col" className="max-lg:hidden">
              {m.audience()}
            </th>
            <th scope="col" className="n max-md:hidden">
              {m.ended()}
            </th>
          </tr>
        </thead>
        <tbody>
          {rooms.slice(0, FINISHED_SHOWN).map((room) => (
            <FinishedRow key={room.id} room={room} uid={uid} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function FinishedRow({ room, uid }: { room: Room; uid: string }) {
  const { side, share } = partIn(room, uid);
  return (
    <tr>
      <th scope="row">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <Link className="serif text-lg leading-snug text-balance hover:underline" href={debateUrl(room.id)}>
            {room.motion}
          </Link>
          {room.status === 'finished' && (
            <Link
              className="link small min-h-6 font-regular"
              href={reportUrl(room.id)}
              aria-label={m.reportOn({ motion: room.motion })}
            >
              {m.report()}
            </Link>
          )}
        </div>
      </th>
      <td className="pe-4">{side ? <Side side={side} /> : <span className="faint">{m.hosted()}</span>}</td>
      <td className={side}>
        {share === undefined || !side ? (
          <span className="faint">{side ? m.nobodySpoke() : ''}</span>
        ) : (
          <>
            <span className="num">{formatNumber(share, { style: 'percent' })}</span>
            <AirtimeBar share={share} fair={1 / room.debate.format.seats.length} />
          </>
        )}
      </td>
      <td className="max-lg:hidden">
        <Audience tally={room.tally} />
      </td>
      <td className="n nowrap max-md:hidden">{room.endedAtMs === null ? '' : shortDay(room.endedAtMs)}</td>
    </tr>
  );
}

/** How the audience voted, and which side gained more. */
function Audience({ tally }: Pick<Room, 'tally'>) {
  if (!tally?.gained) return <span className="faint">{tally ? m.tooFewVotes() : m.noVotes()}</span>;
  const { counts, swing } = tally;
  if (!counts || !swing) return <span>{swingWords({ ...tally, changed: null })}</span>;
  return (
    <span className="row gap-3">
      <SwingBars {...counts} />
      <span className="num nowrap">{gainWords(swing.for - swing.against)}</span>
    </span>
  );
}

function gainWords(gain: number): string {
  if (gain === 0) return m.tooClose();
  return gain > 0 ? m.gainFor({ points: gain }) : m.gainAgainst({ points: -gain });
}
