import type { ReactNode } from 'react';
import { ClosedLine } from '../casework/closed-line.tsx';
import {
  ENDING_WORDS,
  endingOf,
  fairShareOf,
  formatSource,
  isByCorrespondence,
  PACE_WORDS,
  personName,
  type Room,
  seatWords,
  sharesOf,
  type Side as SideName,
} from '@rostrum/domain';
import { joinNames } from '../debate-words/join-names.ts';
import { AirtimeBar, formatLine, lengthText, Motion, Side } from '@rostrum/ui';
import * as m from '@rostrum/words/replay';
import { formatDate } from '@rostrum/words';

/** The motion, the people, the format and the ending. */
export function RecordHead({ room, children }: { room: Room; children?: ReactNode }) {
  const { format, judges } = room.debate;
  return (
    <header className="record-head">
      <p className="room-meta wrap">
        <b>{ENDING_WORDS[endingOf(room.debate)]()}</b>
        {room.startedAtMs !== null && (
          <time className="faint num" dateTime={new Date(room.startedAtMs).toISOString()}>
            {formatDate(room.startedAtMs, { dateStyle: 'long', timeStyle: 'short' })}
          </time>
        )}
      </p>
      <ClosedLine room={room} uid={null} />
      <Motion as="h1" size="lg">
        {room.motion}
      </Motion>
      <div className="record-benches">
        {(['for', 'against'] as const).map((side) => (
          <Bench key={side} room={room} side={side} />
        ))}
      </div>
      <dl className="record-facts">
        <Fact term={m.host()}>{personName(room, room.hostId)}</Fact>
        {judges.length > 0 && (
          <Fact term={m.judges({ count: judges.length })}>
            {joinNames(judges.map((uid) => personName(room, uid)))}
          </Fact>
        )}
        <Fact term={m.format()}>
          {formatLine(format)}
          {isByCorrespondence(format) && `, ${PACE_WORDS[format.pace]()}`}
        </Fact>
        <Fact term={m.source()}>{formatSource(format)}</Fact>
        <Fact term={m.moderation()}>{m.strictness({ strictness: room.strictness })}</Fact>
        {format.preparationSeconds > 0 && (
          <Fact term={m.preparation()}>{lengthText(format.preparationSeconds)}</Fact>
        )}
      </dl>
      {children}
    </header>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Bench({ room, side }: { room: Room; side: SideName }) {
  const { format, seats } = room.debate;
  const bench = format.seats.filter((seat) => seat.side === side);
  const shares = new Map(sharesOf(room.debate).map((share) => [share.uid, share.share]));
  return (
    <section>
      <h2 className="rail-head">
        <Side side={side} />
      </h2>
      <ul>
        {bench.map((seat, index) => {
          const { id } = seat;
          const uid = seats[id];
          // A person with several seats has one share, at the first of them.
          const isFirst = bench.findIndex((one) => seats[one.id] === uid) === index;
          const share = uid && isFirst ? shares.get(uid) : undefined;
          return (
            <li key={id} className={side}>
              {uid ? <bdi>{personName(room, uid)}</bdi> : <span className="faint">{m.nobody()}</span>}
              {bench.length > 1 && <span className="faint"> {seatWords(format, seat)}</span>}
              {share !== undefined && (
                <>
                  <span className="num faint"> {m.shareOfWords({ percent: Math.round(share * 100) })}</span>
                  <AirtimeBar share={share} fair={fairShareOf(room.debate, uid ?? '')} />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
