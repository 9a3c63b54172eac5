import { afterSecondOpinion, needsSecondOpinion } from '@rostrum/moderator/reader';
import { judgeWords } from '@rostrum/rooms';
import type { JudgeText } from './measured-text.ts';
import { openReaderFolds } from './reader-folds.ts';
import { openTwoReaders, secondReader, wordsAlone } from './two-readers.ts';

const shipped = openTwoReaders();

/** Both readers as they are shipped. They learned from the open halves. */
export const judgeByShipped: JudgeText = ({ text, names = [] }) => shipped({ ...wordsAlone(text), names });

let opened: Promise<JudgeText> | undefined;

/**
 * The fast heads as they are shipped, and a second reader that saw no text of a group, at the thresholds that are shipped. The
 * fast heads did train on most of these texts; the rows of each head say what it does on texts that it had not seen.
 */
export function openUnseen(): Promise<JudgeText> {
  return (opened ??= unseenJudge());
}

async function unseenJudge(): Promise<JudgeText> {
  const { foldOf, weights } = await openReaderFolds();
  const readers = weights.map((one) => secondReader(one));
  const whole = secondReader();
  return async ({ text, names = [], group }) => {
    const reader = readers[foldOf.get(group) ?? Number.NaN] ?? whole;
    const findings = Object.values(judgeWords({ ...wordsAlone(text), names }).signals);
    return needsSecondOpinion(findings, reader.suspects(text))
      ? afterSecondOpinion(findings, await reader.read(text, findings))
      : findings;
  };
}
