import { placesIn } from './word-kinds.ts';

/** Words that show how an argument is made: the name of the list, its words, and how many count at most. */
const LISTS: readonly (readonly [string, string, number])[] = [
  [
    'words that join sentences',
    'because therefore however although since thus while if but moreover furthermore first firstly second secondly also example hence whereas despite instead consequently finally besides additionally',
    4,
  ],
  [
    'shorthand',
    'u ur r dont cant wont im thier alot becuase wat bcoz coz cuz lol plz thru n y hav tht ppl becoz dis da doesnt didnt isnt teh wanna gonna ya yall ok idk omg wtf cos gud bcz shud wud thats whats ive youre theyre',
    3,
  ],
  ['reasons', 'because since therefore due result lead leads cause causes', 3],
  [
    'examples and sources',
    'example instance such according study studies research statistics statistic percent',
    2,
  ],
  ['the other side', 'however although though hand while but whereas even despite', 3],
  ['demands', 'should must ought need have', 3],
  [
    'rude words',
    'stupid idiot idiots dumb suck sucks sucking crap shit shitty bullshit fuck fucking fucked damn hell moron morons retard retarded retards hate ugly gay loser bitch',
    2,
  ],
  ['articles', 'the a an', 0],
  ['prepositions', 'of in by for with from to', 0],
  ['“this” and “that”', 'this that these those', 0],
  ['forms of “be”', 'is are was were be been', 0],
  ['“and”', 'and', 0],
  [
    'share of joining words',
    'because therefore however although since thus while if but moreover furthermore also example hence whereas despite instead consequently finally besides',
    0,
  ],
  [
    'intensifying words',
    'very really so totally absolutely completely definitely obviously clearly extremely',
    0,
  ],
  ['talks about the writer', "i my me i'm im", 0],
  ['speaks to the reader', "you your u you're", 0],
  ['talks about all of us', 'we our us', 0],
  ['talks about others', 'they them their people', 0],
];

export const WORD_LISTS: readonly string[] = LISTS.map(([name]) => name);

/** How many words of each list count; 0 if their share of all words counts. */
export const MOST_OF_LISTS: readonly number[] = LISTS.map(([, , most]) => most);

/** The lists that a word is on, as places in `WORD_LISTS`. */
export const listsOf = placesIn(LISTS.map(([, words]) => words));
