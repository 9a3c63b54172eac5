import { readMap, createMapHeads, type MapMessage } from '@rostrum/moderator/map/reader';
import { matterOf, summaryLines } from '@rostrum/moderator/report';
import { groupBy } from '@rostrum/moderator/training';
import { readRows, type Row } from '../../training/data.ts';
import { KEY_POINT_FILES } from '../../training/debate/key-point-rows.ts';
import { bootstrap } from '../../training/metrics.ts';
import { seededRandom, shuffledIndexes } from '@rostrum/moderator/training';
import { share, type EvaluationRow, type Figure } from '../figure.ts';

const LINES = 5;
const SEED = 21;

type Said = Row<'debate_kpa_arguments'>;
/** The texts of one side of a motion in random order, and the chosen ones. */
type Side = { all: number; texts: Said[]; chosen: Said[]; claimed: number; pairs: [Said, Said][] };

/**
 * A debate on each motion, both sides in turn: the report's quotes of each side, and the map's repeated points.
 * Nothing about the choice is trained.
 */
export const ROW: EvaluationRow = {
  name: 'report-summary',
  data: KEY_POINT_FILES,
  measure: () => {
    const points = readRows('debate_kpa_keypoints');
    const sides = [...groupBy(readRows('debate_kpa_arguments'), ({ topic }) => topic)].flatMap(
      ([motion, texts]) =>
        debateOn(motion, texts).map((side): Side => ({
          ...side,
          all: points.filter(({ topic, stance }) => topic === motion && stance === side.texts[0]?.stance)
            .length,
        })),
    );
    return [coverage(sides), claims(sides), samePoint(sides)];
  },
};

const HEADS = createMapHeads();

function debateOn(motion: string, texts: readonly Said[]): Omit<Side, 'all'>[] {
  const order = Array.from(shuffledIndexes(texts.length, seededRandom(SEED)), (at) => texts[at]).filter(
    (text) => text !== undefined,
  );
  const messages = order.map(({ id, stance, text }, at): MapMessage => ({
    id,
    authorId: String(stance),
    side: stance > 0 ? 'for' : 'against',
    stepIndex: 0,
    kind: 'speech',
    text,
    quote: null,
    createdAtMs: at,
  }));
  const map = readMap(messages, { hasEnded: true }, HEADS);
  const matter = matterOf({ messages, motion, map, analyse: HEADS.analyse });
  const lines = summaryLines(matter, motion, map);
  const byId = new Map(order.map((text) => [text.id, text]));
  const messageOf = new Map(map.nodes.map(({ id, messageId }) => [id, messageId]));
  const claimed = new Set(map.nodes.map(({ messageId }) => messageId));
  const pairs = map.edges
    .filter(({ relation, basis }) => relation === 'support' && basis === 'words')
    .map(({ from, to }) => [byId.get(messageOf.get(from) ?? ''), byId.get(messageOf.get(to) ?? '')] as const);
  return (['for', 'against'] as const).map((side) => {
    const own = order.filter(({ stance }) => stance > 0 === (side === 'for'));
    return {
      texts: own,
      chosen: lines[side].flatMap(({ messageId }) => byId.get(messageId) ?? []),
      claimed: own.filter(({ id }) => claimed.has(id)).length,
      pairs: pairs.flatMap(([one, other]): [Said, Said][] =>
        one && other && one.stance > 0 === (side === 'for') ? [[one, other]] : [],
      ),
    };
  });
}

function coverage(sides: readonly Side[]): Figure {
  const covered = ({ all }: Side, chosen: readonly Said[]) =>
    new Set(chosen.slice(0, LINES).flatMap(({ match }) => match)).size / Math.max(1, all);
  const values = sides.map((side) => covered(side, side.chosen));
  const first = sides.map((side) => covered(side, side.texts));
  return {
    head: 'report',
    figure: `key points covered by the ${LINES} lines of each side that a report quotes, mean over sides of motions, debate_kpa`,
    value: meanOf(values),
    interval: bootstrap(values.length, (places) => meanOf(places.map((place) => values[place] ?? 0))),
    trivial: `the first ${LINES} ${share(meanOf(first))}`,
    wordList: '–',
    aim: { atLeast: 0.62 },
    reference: '.56; LexRank .37',
    note: 'a line is one whole sentence, and the strongest evidence comes first; whole messages cover a little more.',
  };
}

function claims(sides: readonly Side[]): Figure {
  const found = (all: readonly Side[]) =>
    all.reduce((sum, { claimed }) => sum + claimed, 0) /
    all.reduce((sum, { texts }) => sum + texts.length, 0);
  return {
    head: 'map',
    figure: 'arguments in which the map has a claim, debate_kpa, all of which make one',
    value: found(sides),
    interval: bootstrap(sides.length, (places) => found(places.flatMap((place) => sides[place] ?? []))),
    trivial: 'always 1.000',
    wordList: '–',
    aim: { atLeast: 0.9 },
    reference: 'none; the aim is ours',
    note: 'what is missed are fragments without a verb, and short opinions of the writer alone.',
  };
}

function samePoint(sides: readonly Side[]): Figure {
  const same = (pairs: readonly (readonly [Said, Said])[]) => {
    const judged = pairs.filter(([one, other]) => one.match.length > 0 && other.match.length > 0);
    return (
      judged.filter(([one, other]) => one.match.some((point) => other.match.includes(point))).length /
      Math.max(1, judged.length)
    );
  };
  const pairs = sides.flatMap((side) => side.pairs);
  const previous = sides.flatMap(({ texts }) =>
    texts.slice(1).map((text, at): [Said, Said] => [text, texts[at] ?? text]),
  );
  return {
    head: 'map',
    figure: `points that the map takes for one made before, with a key point in common, debate_kpa, n = ${pairs.length}`,
    value: same(pairs),
    interval: bootstrap(sides.length, (places) => same(places.flatMap((place) => sides[place]?.pairs ?? []))),
    trivial: `the previous message of the side ${share(same(previous))}`,
    wordList: '–',
    aim: { atLeast: 0.6 },
    reference: 'none; the aim is ours',
    note: 'alike by their words; two key points of one motion often share most of theirs.',
  };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
