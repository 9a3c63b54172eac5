import { otherSide, type Dimension, type LinkedWords, type Side } from '@rostrum/domain';
import type { BareWord } from './bare-words.ts';
import { addresses, cites, givesReason, grants, signposts, weighs, type Cue } from './cues.ts';
import { sentenceAround } from './linked-words.ts';
import type { Passage } from './passages.ts';

/** How often a person showed a dimension, out of the chances, with their own words as proof. */
export type Count = { hits: number; chances: number; best: LinkedWords | null; missed: LinkedWords | null };
export type Tally = Record<Dimension, Count>;

/** The input of a tally besides the passages. */
export type TallyContext = {
  /** Keys of the motion's words. */
  motion: ReadonlySet<string>;
  /** The other side's words shortly before a message, by its id. */
  heard: ReadonlyMap<string, readonly Passage[]>;
  /** Messages that attack somebody. */
  flagged: ReadonlySet<string>;
  /** Where the first restatement of a message ends, by its id: the answer after it is quoted. */
  restating: ReadonlyMap<string, number>;
};

const SHARED_WITH_ADDRESS = 1;
const SHARED_ALONE = 2;

export function emptyTally(): Tally {
  return mapDimensions(() => ({ hits: 0, chances: 0, best: null, missed: null }));
}

export function mapDimensions<Value>(make: (dimension: Dimension) => Value): Record<Dimension, Value> {
  return {
    argument: make('argument'),
    clarity: make('clarity'),
    engagement: make('engagement'),
    weighing: make('weighing'),
    evidence: make('evidence'),
    role: make('role'),
    civility: make('civility'),
  };
}

/** Everything except `role`, which follows from the steps of the format. */
export function tallyOf(passages: readonly Passage[], context: TallyContext): Tally {
  const spoken = passages.filter(({ message }) => message.kind !== 'question');
  const replying = spoken.filter(({ message }) => (context.heard.get(message.id)?.length ?? 0) > 0);
  const onMotion: Cue = (words) => signposts(words) ?? words.find(({ key }) => context.motion.has(key));
  return {
    ...emptyTally(),
    argument: countCue(spoken, (words) => givesReason(words) ?? cites(words)),
    clarity: countCue(spoken, onMotion),
    engagement: count(replying, (passage) => engages(passage, context)),
    weighing: countCue(spoken, weighs),
    evidence: countCue(spoken, cites),
    civility: count(passages, (passage) =>
      context.flagged.has(passage.message.id) ? undefined : (grants(passage.own) ?? passage.words[0]),
    ),
  };
}

/** A passage that answers a question, quotes the other side, or refers to its last words. */
function engages(
  { message, words, own }: Passage,
  { heard, motion, restating }: TallyContext,
): BareWord | undefined {
  const after = restating.get(message.id);
  const answer = after === undefined ? undefined : own.find(({ start }) => start >= after);
  const first = answer ?? own[0] ?? words[0];
  if (message.kind === 'answer' || message.quote) return first;
  const recent = heard.get(message.id) ?? [];
  const shared = words.filter(
    ({ key }) => key.length > 2 && !motion.has(key) && recent.some(({ keys }) => keys.has(key)),
  );
  const distinct = new Set(shared.map(({ key }) => key)).size;
  const least = addresses(words) ? SHARED_WITH_ADDRESS : SHARED_ALONE;
  return distinct >= least ? (answer ?? shared[0]) : undefined;
}

function countCue(passages: readonly Passage[], cue: Cue): Count {
  return count(passages, ({ own }) => cue(own));
}

function count(passages: readonly Passage[], find: (passage: Passage) => BareWord | undefined): Count {
  const found = passages.map((passage) => ({ passage, word: find(passage) }));
  const hit = found.find(({ word }) => word !== undefined);
  const miss = found.find(({ passage, word }) => word === undefined && passage.own.length > 0);
  return {
    hits: found.filter(({ word }) => word !== undefined).length,
    chances: passages.length,
    best: hit?.word ? quoteOf(hit.passage, hit.word) : null,
    missed: miss?.passage.own[0] ? quoteOf(miss.passage, miss.passage.own[0]) : null,
  };
}

/** The sentence around a word; around the next one that can be quoted if it is a courtesy. */
function quoteOf({ message, quotable }: Passage, word: BareWord): LinkedWords {
  const shown = quotable.find(({ start }) => start >= word.start) ?? quotable[0] ?? word;
  return sentenceAround(message, shown);
}

const RECENT = 6;

/** For each message of a side: the other side's last words before it. */
export function heardBefore(passages: readonly Passage[]): Map<string, readonly Passage[]> {
  const heard = new Map<string, readonly Passage[]>();
  const recent: Record<Side, readonly Passage[]> = { for: [], against: [] };
  for (const passage of passages) {
    const { side, id } = passage.message;
    if (side === null) continue;
    if (!heard.has(id)) heard.set(id, recent[otherSide(side)]);
    recent[side] = [...recent[side], passage].slice(-RECENT);
  }
  return heard;
}
