import {
  capabilitiesOf,
  debaterIds,
  seatsTakenBy,
  type ArgumentMap,
  type Feedback,
  type LinkedWords,
  type Message,
  type NotJudged,
  type Room,
  type Seat,
} from '@rostrum/domain';
import { answersBy } from '../map/answers.ts';
import { sentenceAround } from './linked-words.ts';
import { onSpeakerScale, scoreTally } from './score.ts';
import { emptyTally, type Count, type Tally } from './tally.ts';

/** The input for everybody's feedback. */
export type FeedbackSource = {
  room: Room;
  messages: readonly Message[];
  map: ArgumentMap;
  tallies: ReadonlyMap<string, Tally>;
  notJudged: NotJudged | null;
  atMs: number;
};

/** With fewer dimensions that were judged there is no mean. */
const FEWEST_SCORES = 4;

/** Feedback for each debater, in the order of the seats. */
export function feedbackForAll(source: FeedbackSource): Feedback[] {
  return debaterIds(source.room.debate).map((uid) => feedbackFor(uid, source));
}

function feedbackFor(
  uid: string,
  { room, messages, map, tallies, notJudged, atMs }: FeedbackSource,
): Feedback {
  const seats = seatsTakenBy(room.debate, uid);
  const side = seats[0]?.side ?? 'for';
  const answers = answersBy(uid, side, map);
  const own = messages.filter(({ authorId }) => authorId === uid);
  const judged = notJudged ? emptyTally() : (tallies.get(uid) ?? emptyTally());
  const dimensions = scoreTally({ ...judged, role: roleOf(room, seats, own, messages) });
  const scores = dimensions.flatMap(({ score }) => score ?? []);
  const mean = scores.length >= FEWEST_SCORES && !notJudged ? meanOf(scores) : null;
  const { format } = room.debate;
  const { speakerScale: scale } = capabilitiesOf(format.id);
  const points = (value: number) => (scale ? onSpeakerScale(scale, value) : value);
  const ends = (['low', 'high'] as const).map((end) =>
    meanOf(dimensions.flatMap((dimension) => dimension[end] ?? [])),
  );
  return {
    version: 1,
    uid,
    side,
    formatId: format.id,
    writtenAtMs: atMs,
    notJudged,
    dimensions,
    mean,
    points:
      scale && mean !== null
        ? { scale, value: points(mean), low: points(ends[0] ?? mean), high: points(ends[1] ?? mean) }
        : null,
    answered: answers.answered.length,
    dropped: answers.dropped.length,
  };
}

function meanOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;
}

/** The steps that belong to their seats and not to everybody, as far as the debate went, and in how many its person spoke. */
function roleOf(
  { debate }: Room,
  seats: readonly Seat[],
  own: readonly Message[],
  all: readonly Message[],
): Count {
  const { steps } = debate.format;
  const everyone = debate.format.seats.length;
  const ids = new Set(seats.map(({ id }) => id));
  const isOver = 'outcome' in debate && debate.outcome === 'completed';
  const last = isOver ? steps.length - 1 : Math.max(-1, ...all.map(({ stepIndex }) => stepIndex));
  const mine = steps.flatMap(({ seatIds }, at) =>
    at <= last && seatIds.length < everyone && seatIds.some((id) => ids.has(id)) ? [at] : [],
  );
  const spoken = mine.filter((at) => own.some(({ stepIndex }) => stepIndex === at));
  return { hits: spoken.length, chances: mine.length, best: firstWords(own), missed: firstWords(own) };
}

function firstWords([first]: readonly Message[]): LinkedWords | null {
  return first ? linkStart(first) : null;
}

function linkStart(message: Message): LinkedWords | null {
  const start = message.text.search(/\S/);
  return start < 0 ? null : sentenceAround(message, { start, end: start + 1 });
}
