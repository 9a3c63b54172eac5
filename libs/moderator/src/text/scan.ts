/** A word in a folded text: letters, digits and signs that may hide a letter ("f*ck", "$tupid"). */
export type Piece = { text: string; start: number; end: number };

const LETTER = 1;
const DIGIT = 2;
/** Signs that replace a letter inside a word. */
const MASK = 4;
const APOSTROPHE = 8;
const LETTER_PATTERN = /[\p{L}\p{Nl}]/u;
const DIGIT_PATTERN = /\p{Nd}/u;

const ASCII = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[a-z]/.test(character)) return LETTER;
  if (/[0-9]/.test(character)) return DIGIT;
  if ('*@$!|+#'.includes(character)) return MASK;
  return character === "'" ? APOSTROPHE : 0;
});

/** The words of a folded text in order. */
export function scan(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < text.length) {
    if (!begins(text, at)) {
      at += 1;
      continue;
    }
    const end = endOf(text, at);
    pieces.push({ text: text.slice(at, end), start: at, end });
    at = end;
  }
  return pieces;
}

function begins(text: string, at: number): boolean {
  const kind = kindAt(text, at);
  if (kind & (LETTER | DIGIT)) return true;
  const code = text.charCodeAt(at);
  return (code === 36 || code === 64) && hidesLetters(text, at + 1);
}

/** "$tupid" and "$7upid" begin words; "$50" and "@ 5" do not. */
function hidesLetters(text: string, from: number): boolean {
  for (let at = from; at < from + MOST_SIGNS; at += 1) {
    const kind = kindAt(text, at);
    if (kind & LETTER) return true;
    if (!(kind & (DIGIT | MASK))) return false;
  }
  return false;
}

function endOf(text: string, start: number): number {
  let end = start + 1;
  let signs = 0;
  for (let at = start + 1; at < text.length; at += 1) {
    const kind = kindAt(text, at);
    if (kind & (LETTER | DIGIT)) {
      end = at + 1;
      signs = 0;
    } else if (kind & (MASK | APOSTROPHE) && signs < MOST_SIGNS) signs += 1;
    else break;
  }
  return withHiddenEnd(text, start, end);
}

const MOST_SIGNS = 6;

/** "f***" ends with hidden letters; "*fine*" and "fine!" do not. */
function withHiddenEnd(text: string, start: number, end: number): number {
  let after = end;
  while (after < text.length && after - end < MOST_SIGNS && text.charCodeAt(after) === 42) after += 1;
  return after - end >= 2 && text.charCodeAt(start - 1) !== 42 ? after : end;
}

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code < 128) return ASCII[code] ?? 0;
  if (Number.isNaN(code)) return 0;
  const character = text.slice(at, at + 1);
  if (LETTER_PATTERN.test(character)) return LETTER;
  return DIGIT_PATTERN.test(character) ? DIGIT : 0;
}

/** Whether a word mixes letters with signs or digits, so that it may hide another. */
export function isDisguised(word: string): boolean {
  let [letters, others] = [false, false];
  for (let at = 0; at < word.length; at += 1) {
    const kind = kindAt(word, at);
    if (kind === LETTER) letters = true;
    else if (kind !== APOSTROPHE) others = true;
  }
  return others && (letters || word.length > 2);
}
