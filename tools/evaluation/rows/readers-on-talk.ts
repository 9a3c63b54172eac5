import { readOpenFrames } from '../../training/frames/frame-row.ts';
import { READER_DATA } from '../../training/reader/rows.ts';
import { CIVILITY_DATA } from '../../training/civility/rows.ts';
import type { EvaluationRow, Figure } from '../figure.ts';
import { mean } from '../mean.ts';
import { figuresOfSet, type Question } from '../readers/figures.ts';
import { actsOn, isAccused } from '../readers/measured-text.ts';
import { ofFrame, ordinaryTalk } from '../readers/texts.ts';
import { judgeByShipped } from '../readers/unseen.ts';

const head = 'both readers, ordinary talk';
const NOTE =
  'most of what is still flagged here does insult somebody; the sets are not labelled for it. Among learned heads only those of the fold are measured, so the limits on talk that choose a threshold do not hold exactly.';

/** Both readers on talk that accuses nobody, played in a room of its own: each flag is a mistake. */
export const ROW: EvaluationRow = {
  name: 'readers-on-talk',
  data: [...READER_DATA, ...CIVILITY_DATA],
  measure: async () => {
    const figures: Figure[] = [];
    for (const [set, texts] of ordinaryTalk()) {
      const flagged: Question = {
        figure: 'flagged',
        holds: isAccused,
        aim: { atMost: set.startsWith('friendly') ? 0.01 : 0.005 },
        note: NOTE,
      };
      figures.push(
        ...(await figuresOfSet(head, set, 'unseen', texts, [flagged, ...ACTS])),
        ...(await figuresOfSet(head, set, 'trained', texts, [flagged])),
      );
    }
    return [...figures, await courtesies()];
  },
};

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
