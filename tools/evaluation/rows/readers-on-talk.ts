import { readOpenFrames } from '../../training/frames/frame-row.ts';
import { READER_DATA } from '../../training/reader/rows.ts';
import type { EvaluationRow, Figure } from '../figure.ts';
import { mean } from '../mean.ts';
import { figuresOf, measureSet, type MeasuredSet, type Question } from '../readers/figures.ts';
import { actsOn, isAccused, isFoundAs } from '../readers/measured-text.ts';
import { ofFrame, ordinaryTalk } from '../readers/texts.ts';
import { judgeByShipped } from '../readers/unseen.ts';

const head = 'both readers, ordinary talk';
const NOTE = 'most of what is still flagged here does insult somebody; the sets are not labelled for it.';

/** Both readers on talk that accuses nobody, played in a room of its own: each flag is a mistake. */
export const ROW: EvaluationRow = {
  name: 'readers-on-talk',
  data: READER_DATA,
  shares: 'fitted readers',
  measure: async () => {
    const figures: Figure[] = [];
    const unseen: MeasuredSet[] = [];
    for (const [name, texts] of ordinaryTalk()) {
      const flagged = flaggedAtMost(name.startsWith('friendly') ? 0.01 : 0.005);
      const set = await measureSet(name, 'unseen', texts);
      unseen.push(set);
      figures.push(
        ...figuresOf(head, set, [flagged, ...ACTS]),
        ...figuresOf(head, await measureSet(name, 'trained', texts), [flagged]),
      );
    }
    const isArgument = ({ name }: MeasuredSet) => name.startsWith('arguments');
    return [
      ...figures,
      ...byHead(
        'all ordinary talk',
        unseen.filter((set) => !isArgument(set)),
      ),
      ...byHead('arguments', unseen.filter(isArgument)),
      await courtesies(),
    ];
  },
};

function flaggedAtMost(atMost: number): Question {
  return { figure: 'flagged', holds: isAccused, aim: { atMost }, note: NOTE };
}

/** What people call a head, and the names of its findings. */
const HEADS: readonly { name: string; kinds: readonly string[] }[] = [
  { name: 'attack on a person', kinds: ['personAttack', 'toxicity'] },
  { name: 'attack on a group', kinds: ['identityAttack'] },
  { name: 'threat or egging on', kinds: ['threat'] },
  { name: 'sexual words', kinds: ['sexual', 'minor'] },
  { name: 'private details', kinds: ['privacy', 'doxxing'] },
  { name: 'distress', kinds: ['distress'] },
];

function byHead(name: string, sets: readonly MeasuredSet[]): Figure[] {
  const texts = sets.flatMap((set) => set.texts);
  return figuresOf(
    'both readers, by head',
    { name: `${name}, by a second reader that had not seen the text (the fast heads had)`, texts },
    HEADS.map(({ name: one, kinds }) => ({
      figure: one,
      holds: isFoundAs(...kinds),
      aim: { atMost: 0.005 },
      note: NOTE,
    })),
  );
}

const ACTS: readonly Question[] = [
  {
    figure: 'held in a standard room',
    holds: ({ standard }) => standard === 'hold',
    aim: { atMost: 0.0005 },
    note: NOTE,
  },
  {
    figure: 'held in a strict room',
    holds: ({ strict }) => strict === 'hold',
    aim: { atMost: 0.0005 },
    note: NOTE,
  },
  {
    figure: 'debate stopped',
    holds: ({ standard, strict }) => standard === 'pause' || strict === 'pause',
    aim: { atMost: 0.0001 },
    note: 'one text of a few thousand is more than the aim allows, so it says yes or no.',
  },
];

/** One person says all of these within two hours, in a strict room. */
async function courtesies(): Promise<Figure> {
  const frames = readOpenFrames('courtesy').filter(({ label }) => label === 'fair');
  const said: Parameters<typeof actsOn>[0][number][] = [];
  for (const frame of frames) said.push({ text: frame.text, findings: await judgeByShipped(ofFrame(frame)) });
  const acts = await actsOn(said, 'strict');
  const value = mean(acts.map((act) => (act === 'nothing' ? 0 : 1)));
  return {
    head,
    figure: `courtesies of one person, one after the other in a strict room, that cause anything, own open frames, trained on them, n = ${acts.length}`,
    value,
    interval: { low: value, high: value },
    trivial: 'never 0',
    wordList: '–',
    aim: { atMost: 0 },
    reference: 'none; the aim is ours',
  };
}
