import { otherSide, type Heard, type Pulse, type Side } from '@rostrum/domain';
import { signalsFrom, type Signals } from '@rostrum/moderator';
import { sharedEngine } from '@rostrum/moderator/gate';

/** Some words with what they are said into. */
export type Words = {
  text: string;
  uid: string;
  /** The author's bench; null for somebody of the audience. */
  side: Side | null;
  motion: string;
  /** Of the others in the debate. */
  names: readonly string[];
  /** What was said last, the oldest first. */
  heard: readonly Heard[];
  /** The claims that wait for an answer, and the last of each side. */
  claims: Pick<Pulse, 'claims' | 'unanswered'>;
};

/** What the engine finds in some words, and the claims that they answer, by the ids of their messages. */
export type Judged = { signals: Signals; answers: readonly string[] };

/** Meaning enters as time does: the platform that runs the handlers supplies the engine. */
export type Judge = (words: Words) => Judged;

/** What the engine makes of words on the floor. It is built at the first words that an instance hears. */
export const judgeWords: Judge = ({ text, uid, side, motion, names, heard, claims }) => {
  const open = side === null ? [] : claims.unanswered.filter((claim) => claim.side !== side);
  const restates = side === null ? undefined : claims.claims[otherSide(side)]?.quote;
  const { answers, ...findings } = sharedEngine().judge(text, {
    motion,
    names,
    said: heard.map((one) => one.text),
    own: [heard.filter(({ authorId }) => authorId === uid).map((one) => one.text)],
    ...(restates !== undefined && { restates }),
    ...(open.length > 0 && { candidates: open.map(({ quote }) => quote) }),
  });
  // Of several open claims the likeliest counts as answered: nobody is asked about a claim that they may have met.
  const answered = answers?.best === undefined ? undefined : open[answers.best];
  return { signals: signalsFrom(findings), answers: answered ? [answered.messageId] : [] };
};
