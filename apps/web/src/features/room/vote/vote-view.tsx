import type { Live } from '@rostrum/data';
import {
  type Ballot,
  type Choice,
  FEWEST_TOLD,
  type Format,
  teamName,
  teamsOn,
  teamWords,
  type Vote,
} from '@rostrum/domain';
import { asNode, Button, cx, Side } from '@rostrum/ui';
import { formatList } from '@rostrum/words';
import * as m from '@rostrum/words/room-vote';
import { useState } from 'react';
import { useOwnVote } from './use-own-vote.ts';
import { ballotFor, changeableUntil, CHOICE_WORDS, isVoteTime } from './vote-words.ts';
import { useDebateRoom, useRoomCommands } from '../session/index.ts';

const SIDES = ['for', 'against'] as const;
const CHOICES = ['for', 'undecided', 'against'] as const;

/** A person's vote, once before and once after. Once cast, it takes one line until it is changed. */
export function VoteView({ vote: stored }: { vote: Live<Vote | null> }) {
  const { room, uid } = useDebateRoom();
  const { run, busy } = useRoomCommands();
  const { vote, take } = useOwnVote(stored);
  const ballot = ballotFor(room.debate, uid);
  const [changing, setChanging] = useState<Ballot | null>(null);
  const [wish, setWish] = useState<Choice | null>(null);
  if (!ballot || stored.status === 'loading') return null;
  const cast = vote[ballot];
  const isLarge = isVoteTime(room.debate);
  const choose = async (choice: Choice) => {
    setWish(choice);
    const again = () => void choose(choice);
    const done = await run({ type: 'vote', roomId: room.id, ballot, choice }, { again });
    setWish(null);
    if (!done) return;
    take(ballot, choice);
    setChanging(null);
  };
  const isFolded = cast !== null && changing !== ballot && !isLarge;
  return (
    <section className={cx('vote', isLarge && 'vote-large')} aria-label={m.vote()}>
      {isFolded ? (
        <p className="row small">
          <Stand ballot={ballot} choice={cast} />
          <Button size="sm" look="quiet" className="push" onClick={() => setChanging(ballot)}>
            {m.change()}
          </Button>
        </p>
      ) : (
        <>
          <h2 className={isLarge ? 'text-lg font-semibold' : 'label'}>{m.question({ ballot })}</h2>
          <fieldset className="row wrap" aria-label={m.question({ ballot })}>
            {CHOICES.map((choice) => (
              <Button
                key={choice}
                size={isLarge ? 'lg' : 'sm'}
                className="vote-choice"
                aria-pressed={(wish ?? cast) === choice}
                busy={busy === 'vote' && wish === choice}
                onClick={() => void choose(choice)}
              >
                <Side side={choice} word={CHOICE_WORDS[choice]()} />
              </Button>
            ))}
          </fieldset>
          <BenchTeams format={room.debate.format} />
          <p className="tiny muted">
            {cast ? m.voteIn({ until: changeableUntil(room.debate, ballot) }) : secrecyWords()}
          </p>
        </>
      )}
      {ballot === 'after' && <AfterTheFirst {...vote} />}
    </section>
  );
}

/** What becomes of a vote; `tallyVotes` keeps it true. */
const secrecyWords = () => m.secrecy({ few: FEWEST_TOLD });

/** The teams behind each answer, where two share a bench. */
function BenchTeams({ format }: { format: Format }) {
  if (format.seats.every((seat) => teamName(format, seat) === undefined)) return null;
  return (
    <p className="tiny muted">
      {SIDES.map((side) =>
        m.benchTeams({
          side,
          teams: formatList(teamsOn(format, side).map((team) => teamWords(team))),
        }),
      ).join(' ')}
    </p>
  );
}

function Stand({ ballot, choice }: { ballot: Ballot; choice: Choice }) {
  return (
    <>
      <span className="muted">{m.stand({ ballot })}</span>
      <Side side={choice} word={CHOICE_WORDS[choice]()} />
    </>
  );
}

/** What the vote before means for the one after. Changing one's mind is good news. */
function AfterTheFirst({ before, after }: Vote) {
  if (!before) {
    return <p className="small muted">{m.joinedLate()}</p>;
  }
  if (!after || before === after) return null;
  return (
    <output className="small">
      {asNode(m.changedMind({ b: (inside) => <b className="strong">{asNode(inside)}</b> }))}
    </output>
  );
}
