import type { Live } from '@rostrum/data';
import {
  SIDE_WORDS,
  teamName,
  teamsOn,
  type Ballot,
  type Choice,
  type Format,
  type Vote,
} from '@rostrum/domain';
import { Button, cx, Side } from '@rostrum/ui';
import { useState } from 'react';
import { useOwnVote } from './use-own-vote.ts';
import {
  ballotFor,
  changeableWords,
  CHOICE_WORDS,
  isVoteTime,
  QUESTIONS,
  SECRECY_WORDS,
} from './vote-words.ts';
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
    <section className={cx('vote', isLarge && 'vote-large')} aria-label="Vote">
      {isFolded ? (
        <p className="row small">
          <Stand ballot={ballot} choice={cast} />
          <Button size="sm" look="quiet" className="push" onClick={() => setChanging(ballot)}>
            Change
          </Button>
        </p>
      ) : (
        <>
          <h2 className={isLarge ? 'text-lg font-semibold' : 'label'}>{QUESTIONS[ballot]}</h2>
          <fieldset className="row wrap" aria-label={QUESTIONS[ballot]}>
            {CHOICES.map((choice) => (
              <Button
                key={choice}
                size={isLarge ? 'lg' : 'sm'}
                className="vote-choice"
                aria-pressed={(wish ?? cast) === choice}
                busy={busy === 'vote' && wish === choice}
                onClick={() => void choose(choice)}
              >
                <Side side={choice} word={CHOICE_WORDS[choice]} />
              </Button>
            ))}
          </fieldset>
          <BenchTeams format={room.debate.format} />
          <p className="tiny muted">
            {cast && `Your vote is in. ${changeableWords(room.debate, ballot)} `}
            {!cast && SECRECY_WORDS}
          </p>
        </>
      )}
      {ballot === 'after' && <AfterTheFirst {...vote} />}
    </section>
  );
}

/** The teams behind each answer, where two share a bench. */
function BenchTeams({ format }: { format: Format }) {
  if (format.seats.every((seat) => teamName(format, seat) === undefined)) return null;
  return (
    <p className="tiny muted">
      {SIDES.map((side) => `${SIDE_WORDS[side]}: ${teamsOn(format, side).join(', ')}.`).join(' ')}
    </p>
  );
}

function Stand({ ballot, choice }: { ballot: Ballot; choice: Choice }) {
  return (
    <>
      <span className="muted">{ballot === 'before' ? 'Before the debate' : 'After the debate'}</span>
      <Side side={choice} word={CHOICE_WORDS[choice]} />
    </>
  );
}

/** What the vote before means for the one after. Changing one's mind is good news. */
function AfterTheFirst({ before, after }: Vote) {
  if (!before) {
    return (
      <p className="small muted">
        You joined late: the first vote had closed. Your vote is counted separately and is not part of the
        swing.
      </p>
    );
  }
  if (!after || before === after) return null;
  return (
    <output className="small">
      <b className="strong">You changed your mind.</b> That is what a debate is for.
    </output>
  );
}
