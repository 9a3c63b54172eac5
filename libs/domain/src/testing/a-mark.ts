/** None of them spells a word with the others, whereas a gate now and then reads one in hexadecimal digits. */
const LETTERS = 'lmnrvwyz';

/** Letters that make a name unique, 1 to 32 of them. */
export function aMark(length: number): string {
  const digits = globalThis.crypto.randomUUID().replaceAll('-', '').slice(0, length);
  return Array.from(digits, (digit) => LETTERS[Number.parseInt(digit, 16) % LETTERS.length]).join('');
}
