const PART = 5;
/** Anything longer is not a word. */
const LONGEST = 40;
/** Letters, digits, the apostrophe and the space around a word: few enough for a run of five to be one number. */
const CHARACTERS = " 'abcdefghijklmnopqrstuvwxyz0123456789";
const PLACES = Uint8Array.from({ length: 128 }, (_, code) => CHARACTERS.indexOf(String.fromCharCode(code)));

/** Runs of five characters of a word with its boundaries, each as a number; a short word has none. */
export function partsOf(word: string): readonly number[] {
  const length = Math.min(word.length, LONGEST);
  const parts: number[] = [];
  if (length < PART - 1) return parts;
  let part = 0;
  for (let at = 0; at <= length + 1; at += 1) {
    const place = at === 0 || at > length ? 0 : (PLACES[word.charCodeAt(at - 1)] ?? 0);
    part = (part * CHARACTERS.length + place) % CHARACTERS.length ** PART;
    if (at + 1 >= PART) parts.push(part);
  }
  return parts;
}
