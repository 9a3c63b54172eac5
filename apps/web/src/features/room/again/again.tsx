import { opposite, otherSide, personName, seatTakenBy, type Rematch } from '@rostrum/domain';
import { asNode, Button, ButtonLink, Motion, Side } from '@rostrum/ui';
import * as m from '@rostrum/words/room-again';
import { RotateCcw } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { joinNames } from '../../../shared/debate-words/join-names.ts';
import { endsWords } from '../../../shared/notices/notice-words.ts';
import type { OnHeld } from '../../../shared/commands/use-held-words.ts';
import { debateUrl } from '../../../shared/navigation/paths.ts';
import { useDebateRoom, useRoomClock, useRoomCommands } from '../session/index.ts';
import { AnotherMotion, type Offered } from './another-motion.tsx';
import { standingOffer } from './standing-offer.ts';

/** The next debate of the same people: an offer, its answer, and the way to its room. */
export function Again() {
  const { room, uid } = useDebateRoom();
  const standing = standingOffer(room, uid, useRoomClock());
  useLead(standing.at === 'open' && standing.isTheirs ? standing.roomId : null);
  switch (standing.at) {
    case 'nothing':
      return null;
    case 'open': {
      const whose = standing.isTheirs ? 'yours' : 'theirs';
      return (
        <Part title={m.openTitle({ whose })}>
          <ButtonLink look="primary" href={debateUrl(standing.roomId)}>
            {m.openLink({ whose })}
          </ButtonLink>
        </Part>
      );
    }
    case 'asked':
      return <Offer offer={standing.offer} />;
    case 'waiting':
      return <Waiting offer={standing.offer} />;
    case 'free':
      return <Free wasDeclined={standing.wasDeclined} />;
  }
}

/** Leads to the room once it opens while the page is open. A person who comes back later finds the link. */
function useLead(roomId: string | null): void {
  const navigate = useNavigate();
  const first = useRef(roomId);
  useEffect(() => {
    if (roomId && roomId !== first.current) void navigate(debateUrl(roomId));
  }, [roomId, navigate]);
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="panel stack-2" aria-labelledby="room-again">
      <h3 id="room-again" className="font-semibold">
        {title}
      </h3>
      <div className="row wrap">{children}</div>
    </section>
  );
}

/** The people on the other side, by name. */
function useOthers(): { others: string; count: number } {
  const { room, uid } = useDebateRoom();
  const names = opposite(room.debate, uid).map((other) => personName(room, other));
  return { others: joinNames(names), count: names.length };
}

const whatOf = ({ other }: Rematch) => (other ? 'another' : 'rematch');

function useNextSide() {
  const { room, uid } = useDebateRoom();
  return otherSide(seatTakenBy(room.debate, uid)?.side ?? 'for');
}

function Offer({ offer }: { offer: Rematch }) {
  const { room } = useDebateRoom();
  const { run, busy } = useRoomCommands();
  const navigate = useNavigate();
  const side = useNextSide();
  const answer = async (said: 'yes' | 'no') => {
    const done = await run({ type: 'answerRematch', roomId: room.id, askedAtMs: offer.atMs, answer: said });
    if (done?.roomId) void navigate(debateUrl(done.roomId));
  };
  return (
    <Part title={m.offerTitle({ name: personName(room, offer.by), what: whatOf(offer) })}>
      {offer.other && (
        <div className="w-full">
          <Motion size="sm" as="p">
            {offer.other.motion}
          </Motion>
        </div>
      )}
      <p className="w-full muted">{asNode(m.wouldSpeak({ side: () => <Side side={side} /> }))}</p>
      <Button look="primary" busy={busy === 'answerRematch'} onClick={() => void answer('yes')}>
        {m.accept()}
      </Button>
      <Button look="quiet" onClick={() => void answer('no')}>
        {m.notNow()}
      </Button>
    </Part>
  );
}

function Waiting({ offer }: { offer: Rematch }) {
  const { room, uid } = useDebateRoom();
  const nowMs = useRoomClock();
  const who = offer.by === uid ? 'you' : 'partner';
  const name = personName(room, offer.by);
  const { others } = useOthers();
  return (
    <Part title={m.waitingTitle({ who, name, others, what: whatOf(offer) })}>
      <output className="muted">{m.waiting({ ends: endsWords(offer.endsAtMs, nowMs) })}</output>
    </Part>
  );
}

function Free({ wasDeclined }: { wasDeclined: boolean }) {
  const { room } = useDebateRoom();
  const { run, busy } = useRoomCommands();
  const navigate = useNavigate();
  const { others, count } = useOthers();
  const side = useNextSide();
  const ask = async (other: Offered | null, onHeld?: OnHeld) => {
    const command = { type: 'askRematch', roomId: room.id, other } as const;
    const asked = await (onHeld ? run(command, { onHeld }) : run(command));
    if (asked?.roomId) void navigate(debateUrl(asked.roomId));
    return asked !== undefined;
  };
  if (wasDeclined) {
    return (
      <Part title={m.declined({ others, count })}>
        <p className="muted">{m.canStillAsk()}</p>
      </Part>
    );
  }
  return (
    <Part title={m.onceMore()}>
      <p className="w-full muted">{asNode(m.swapped({ others, side: () => <Side side={side} /> }))}</p>
      <Button look="primary" icon={RotateCcw} busy={busy === 'askRematch'} onClick={() => void ask(null)}>
        {m.rematch()}
      </Button>
      <AnotherMotion
        isPractice={room.practice !== undefined}
        confirm={room.practice ? m.openRoom() : m.ask({ others })}
        onAsk={ask}
      />
    </Part>
  );
}
