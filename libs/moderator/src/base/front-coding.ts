const CODE_OF_A = 65;
const CODE_OF_Z = 90;

/**
 * Words in alphabetical order as one text: each after a capital letter that says how many letters it shares with the word
 * before, from A for none ("AabandonHedHing").
 */
export function decodeWords(text: string): string[] {
  const words: string[] = [];
  let before = '';
  for (let at = 0; at < text.length;) {
    const shared = text.charCodeAt(at) - CODE_OF_A;
    const end = endOf(text, at + 1);
    before = before.slice(0, shared) + text.slice(at + 1, end);
    words.push(before);
    at = end;
  }
  return words;
}

function endOf(text: string, from: number): number {
  let end = from;
  while (end < text.length && !isShare(text.charCodeAt(end))) end += 1;
  return end;
}

function isShare(code: number): boolean {
  return code >= CODE_OF_A && code <= CODE_OF_Z;
}

/** The reverse of `decodeWords`. Takes words in lower case. */
export function encodeWords(sorted: readonly string[]): string {
  let before = '';
  return sorted
    .map((word) => {
      let shared = 0;
      while (shared < CODE_OF_Z - CODE_OF_A && shared < word.length && word[shared] === before[shared])
        shared += 1;
      before = word;
      return String.fromCharCode(CODE_OF_A + shared) + word.slice(shared);
    })
    .join('');
}
