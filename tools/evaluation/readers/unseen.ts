import { bandOf, type Finding, type SignalKind } from '@rostrum/moderator';
import { afterSecondOpinion, needsSecondOpinion } from '@rostrum/moderator/reader';
import { CIVILITY_HEADS, ownWords, type CivilityHead } from '@rostrum/moderator/training';
import { judgeWords } from '@rostrum/rooms';
import { THRESHOLD } from '../civility/figures.ts';
import { measureCivility, scoreText } from '../civility/measured.ts';
import type { JudgeText } from './measured-text.ts';
import { openReaderFolds } from './reader-folds.ts';
import { openTwoReaders, secondReader, wordsAlone } from './two-readers.ts';
import type { Said } from './texts.ts';

const shipped = openTwoReaders();

/** Both readers as they are shipped. They learned from the open halves. */
export const judgeByShipped: JudgeText = ({ text, names = [] }) => shipped({ ...wordsAlone(text), names });

let opened: Promise<JudgeText> | undefined;

/**
 * Both readers by models that saw no text of a group, at the thresholds that are shipped. Learned heads only: word lists and
 * patterns are as they are. Of a group that nothing learned from, it is what is shipped.
 */
export function openUnseen(): Promise<JudgeText> {
  return (opened ??= unseenJudge());
}

async function unseenJudge(): Promise<JudgeText> {
  const relearn = unseenEngine();
  const { foldOf, weights } = await openReaderFolds();
  const readers = weights.map((one) => secondReader(one));
  const whole = secondReader();
  return async (said) => {
    const { text, names = [], group } = said;
    const reader = readers[foldOf.get(group) ?? Number.NaN] ?? whole;
    const findings = relearn(said, Object.values(judgeWords({ ...wordsAlone(text), names }).signals));
    return needsSecondOpinion(findings, reader.suspects(text))
      ? afterSecondOpinion(findings, await reader.read(text, findings))
      : findings;
  };
}

type Findings = readonly Finding<SignalKind>[];

/** Replaces learned scores by those of models that saw no text of a group. Explicit phrases are not learned. */
function unseenEngine(): (said: Said, findings: Findings) => Findings {
  const { rows, models } = measureCivility();
  const foldOf = new Map(rows.map(({ group, fold }) => [group, fold]));
  return ({ text, group }, findings) => {
    const model = models[foldOf.get(group) ?? Number.NaN];
    if (!model) return findings;
    const whole = scoreText(model, text);
    const own = ownWords(text);
    const said = own === text ? whole : scoreText(model, own);
    return findings.map((finding) =>
      isLearned(finding.kind) && !finding.isExplicit
        ? withScore(finding, Math.min(whole[finding.kind], said[finding.kind]), text.length)
        : finding,
    );
  };
}

function isLearned(kind: SignalKind): kind is CivilityHead {
  return CIVILITY_HEADS.some((head) => head === kind);
}

/** A finding points at the whole text where the shipped head pointed at nothing, and is then no more than an impression. */
function withScore(finding: Finding<SignalKind>, score: number, end: number): Finding<SignalKind> {
  const flag = score >= THRESHOLD;
  const isPointed = finding.flag && finding.spans.length > 0;
  const band = finding.band === 'high' || bandOf(score) !== 'high' ? bandOf(score) : 'medium';
  return { ...finding, score, flag, band, spans: isPointed || !flag ? finding.spans : [{ start: 0, end }] };
}
