import type { FrameRow, Kind } from '../../training/frames/frame-row.ts';
import type { Figure } from '../figure.ts';
import { figuresOf, type Question } from './figures.ts';
import { isAccused, isFoundAs, measureTexts, type JudgeText } from './measured-text.ts';
import { ofFrame } from './texts.ts';

const NOTE = 'by the file of frames; a frame is one wording.';

const FOUND: Readonly<Partial<Record<FrameRow['act'], Question>>> = {
  insult: { figure: 'insults found', holds: isAccused, aim: { atLeast: 0.7 }, note: NOTE },
  threat: { figure: 'threats found', holds: isAccused, aim: { atLeast: 0.8 }, note: NOTE },
  egging: { figure: 'egging on found', holds: isAccused, aim: { atLeast: 0.8 }, note: NOTE },
  hate: { figure: 'attacks on groups found', holds: isAccused, aim: { atLeast: 0.7 }, note: NOTE },
  sexual: { figure: 'sexual words found', holds: isAccused, aim: { atLeast: 0.8 }, note: NOTE },
  privacy: {
    figure: 'private details found',
    holds: isFoundAs('privacy', 'doxxing'),
    aim: { atLeast: 0.8 },
    note: NOTE,
  },
};
const DISTRESS: Question = {
  figure: 'distress found',
  holds: isFoundAs('distress'),
  aim: { atLeast: 0.8 },
  note: NOTE,
};

const LEFT_ALONE: Readonly<Partial<Record<FrameRow['label'], Question>>> = {
  mention: { figure: 'mentions flagged', holds: isAccused, aim: { atMost: 0.05 }, note: NOTE },
  counter: { figure: 'counter-speech flagged', holds: isAccused, aim: { atMost: 0.05 }, note: NOTE },
  fair: { figure: 'fair sentences flagged', holds: isAccused, aim: { atMost: 0.03 }, note: NOTE },
};
const NO_DISTRESS: Question = {
  figure: 'other sentences taken for distress',
  holds: isFoundAs('distress'),
  aim: { atMost: 0.05 },
  note: NOTE,
};

/** Our own frames by file: uses found, and everything else left alone. */
export async function frameFigures(
  judge: JudgeText,
  half: string,
  framesOf: (kind: Kind) => readonly FrameRow[],
  kinds: readonly Kind[],
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of kinds) {
    const frames = framesOf(kind);
    const ask = async (question: Question | undefined, isAsked: (frame: FrameRow) => boolean) => {
      if (!question) return;
      const texts = await measureTexts(judge, frames.filter(isAsked).map(ofFrame));
      const set = { name: `own frames ${kind}, ${half}`, texts };
      figures.push(...figuresOf('both readers, own frames', set, [question]));
    };
    for (const act of Object.keys(FOUND) as FrameRow['act'][])
      await ask(FOUND[act], (frame) => frame.label === 'use' && frame.act === act);
    for (const label of Object.keys(LEFT_ALONE) as FrameRow['label'][])
      await ask(LEFT_ALONE[label], (frame) => frame.label === label);
    await ask(DISTRESS, ({ label }) => label === 'care');
    if (kind === 'care') await ask(NO_DISTRESS, ({ label }) => label !== 'care');
  }
  return figures;
}
