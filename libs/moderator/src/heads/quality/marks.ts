import { isCapital, isSmall } from '../../text/codes.ts';

/** Counts from one pass over the characters of a text. */
export type Marks = {
  letters: number;
  capitals: number;
  figures: number;
  exclamations: number;
  questions: number;
  quotes: number;
  colons: number;
  brackets: number;
  lines: number;
  /** Two spaces or more in a row. */
  gaps: number;
  /** "word ,", "word,word" */
  misplaced: number;
  /** "word,word" */
  joinedByComma: number;
  /** "...", "!!", "??" */
  repeated: number;
  /** "sooo" */
  stretched: number;
  /** Sentences that begin with a lower-case letter. */
  smallStarts: number;
  /** Sentences with at least one word. */
  sentences: number;
};

const SPACE = 32;
const LINE = 10;
const isFigure = (code: number) => code >= 48 && code <= 57;
/** . ! ? */
const endsSentence = (code: number) => code === 46 || code === 33 || code === 63;
const isSpace = (code: number) => code === SPACE || (code >= 9 && code <= 13) || code === 160;

/** Reads a text once, character by character. */
export function readMarks(text: string): Marks {
  const marks = noMarks();
  let [before, beforeLast] = [SPACE, SPACE];
  let hasWords = false;
  let starts = true;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    countSign(marks, code);
    countNeighbours(marks, code, before, beforeLast);
    if (isSmall(code) || isCapital(code)) {
      if (starts && isSmall(code)) marks.smallStarts += 1;
      starts = false;
    }
    if (!isSpace(code) && !endsSentence(code)) hasWords = true;
    if (endsSentence(code)) {
      if (hasWords) marks.sentences += 1;
      hasWords = false;
      starts = true;
    }
    beforeLast = before;
    before = code;
  }
  if (hasWords) marks.sentences += 1;
  return marks;
}

function noMarks(): Marks {
  return {
    letters: 0,
    capitals: 0,
    figures: 0,
    exclamations: 0,
    questions: 0,
    quotes: 0,
    colons: 0,
    brackets: 0,
    lines: 0,
    gaps: 0,
    misplaced: 0,
    joinedByComma: 0,
    repeated: 0,
    stretched: 0,
    smallStarts: 0,
    sentences: 0,
  };
}

function countSign(marks: Marks, code: number): void {
  if (isSmall(code)) marks.letters += 1;
  else if (isCapital(code)) {
    marks.letters += 1;
    marks.capitals += 1;
  } else if (code === 33) marks.exclamations += 1;
  else if (code === 63) marks.questions += 1;
  else if (code === 34 || code === 0x201c || code === 0x201d) marks.quotes += 1;
  else if (code === 58 || code === 59) marks.colons += 1;
  else if (code === 40) marks.brackets += 1;
  else if (code === LINE) marks.lines += 1;
}

function countNeighbours(marks: Marks, code: number, before: number, beforeLast: number): void {
  const signBefore = before === 44 || endsSentence(before);
  if (isFigure(code) && !isFigure(before)) marks.figures += 1;
  if (code === SPACE && before === SPACE && beforeLast !== SPACE) marks.gaps += 1;
  if (isSpace(before) && (code === 44 || endsSentence(code))) marks.misplaced += 1;
  if (signBefore && (isSmall(code) || isCapital(code))) {
    marks.misplaced += 1;
    if (before === 44) marks.joinedByComma += 1;
  }
  if (endsSentence(code) && code === before && beforeLast !== code) marks.repeated += 1;
  if (isSmall(code) && code === before && code === beforeLast) marks.stretched += 1;
}
