import type { Random } from '@rostrum/moderator/training';

/** A way to hide a word from a machine reader. */
export type Disguise = { name: string; apply: (text: string, random: Random) => string };

const LEET: ReadonlyMap<string, string> = new Map([
  ['a', '4'],
  ['e', '3'],
  ['i', '1'],
  ['o', '0'],
  ['s', '$'],
  ['t', '7'],
]);
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map([
  ['a', 'а'],
  ['c', 'с'],
  ['e', 'е'],
  ['i', 'і'],
  ['o', 'о'],
  ['p', 'р'],
  ['y', 'у'],
]);
const LETTER = /[a-z]/i;

function byLetter(text: string, change: (letter: string, index: number) => string): string {
  return Array.from(text, (letter, index) => (LETTER.test(letter) ? change(letter, index) : letter)).join('');
}

/** Changes the words of at least four letters. */
function byWord(text: string, change: (word: string) => string): string {
  return text.replace(/[a-z]{4,}/gi, change);
}

export const DISGUISES: readonly Disguise[] = [
  {
    name: 'digits and signs for letters',
    apply: (text, random) =>
      byLetter(text, (letter) => (random() < 0.4 ? (LEET.get(letter.toLowerCase()) ?? letter) : letter)),
  },
  {
    name: 'letters of one word in four spaced out',
    apply: (text, random) => byWord(text, (word) => (random() < 0.25 ? word.split('').join(' ') : word)),
  },
  {
    name: 'letters repeated',
    apply: (text, random) =>
      byWord(text, (word) => {
        const at = Math.floor(random() * word.length);
        return word.slice(0, at) + word.charAt(at).repeat(3) + word.slice(at);
      }),
  },
  {
    name: 'letters of other alphabets',
    apply: (text, random) =>
      byLetter(text, (letter) => (random() < 0.5 ? (LOOK_ALIKES.get(letter) ?? letter) : letter)),
  },
  {
    name: 'two letters swapped in one word in four',
    apply: (text, random) =>
      byWord(text, (word) => {
        if (random() > 0.25) return word;
        const at = 1 + Math.floor(random() * (word.length - 2));
        return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
      }),
  },
  {
    name: 'an asterisk for the vowel of one word in three',
    apply: (text, random) =>
      byWord(text, (word) => (random() < 1 / 3 ? word.replace(/(?<=.)[aeiou]/i, '*') : word)),
  },
  {
    name: 'invisible characters',
    apply: (text, random) => byLetter(text, (letter) => (random() < 0.3 ? `${letter}\u200b` : letter)),
  },
  {
    name: 'spaces deleted',
    apply: (text, random) => text.replace(/ /g, () => (random() < 0.3 ? '' : ' ')),
  },
];
