import { GROUP_ADJECTIVES, GROUP_NOUNS, OTHER_GROUPS } from '../lexicon/groups.ts';
import { list } from '../lexicon/inflect.ts';

/** Words of the lists of groups that mean other things as often. */
const OTHER_SENSES = new Set(
  list(`
    alien aliens american_ americas bachelor bachelors black blue brown browns canadian elder finn invalid invalids minority
    orthodox outsider outsiders pole sikhism judaism islam christianity hinduism catholicism buddhism scot slav traveller turk
    white witch witches dwarf dwarfs dutch english french spanish orphan orphans widow widows blind mute deaf poor elderly
    homeless disabled handicapped chinese japanese portuguese vietnamese burmese taiwanese sudanese maltese irish british swiss
    welsh scottish swedish danish polish finnish turkish kurdish male female males feminine straight old older aged young
    younger senior single religious foreign indian native cis bi trans transgender lgbt womankind womanhood veteran veterans
    youngster youngsters teenager teenagers teen teens millennial millennials boomer boomers seniors pensioner pensioners
    oldie oldies elders vegan vegans immigrant immigrants migrant migrants refugee refugees foreigner foreigners asylum_seeker
    asylum_seekers asylum-seekers newcomer newcomers expat expats girl boy lady man woman gal chick
  `),
);
const isPlural = (noun: string) =>
  /(?:s|men|women|folk|ese|jewry)$/.test(noun) && !/(?:ss|ness|ous)$/.test(noun);

const PERSONS =
  '(?:people|persons?|men|m[ae]n|women|wom[ae]n|boys?|girls?|children|kids|babies|families|famil(?:y|ies)|couples?|folk|folks|communit(?:y|ies)|citizens|students?|pupils|youths?|workers|voters|parents|mothers|fathers|teenagers|tenants|minorit(?:y|ies)|neighbours|teachers?|doctors?|players?|footballers?|drivers?|actors?|lawyers|nurses|judges|priests|residents|passengers|guests|owners|shopkeepers|mums|dads|adults|ladies|pilots|immigrants|refugees|migrants|pensioners|shoppers|buyers|employees|staff|soldiers|prisoners|inmates|applicants|customers)';
const ADJECTIVES = [
  ...GROUP_ADJECTIVES.filter((word) => !/^(?:old|older|aged|senior|young|younger|single|middle)/.test(word)),
  ...list(
    'mentally_ill learning-disabled working-class low-income unemployed poorer jobless fat ugly illiterate uneducated',
  ),
].map((word) => word.replaceAll(' ', '[ -]'));

/** People by what they are: faith, origin, colour, sex, love, disability, poverty. */
const INNATE: string = [
  ...GROUP_NOUNS.filter((noun) => isPlural(noun) && !OTHER_SENSES.has(noun)).map((noun) =>
    noun.replaceAll(' ', '[ -]'),
  ),
  '(?:people|those|everyone|anyone|citizens|children|persons) (?:born abroad|of (?:other|another|mixed) (?:races?|faiths?|skin)|on (?:benefits|welfare|the dole))|hiv[ -]positive (?:people|children|men|women)|(?:lower|low|inferior) castes?|untouchables|hijabis|hazaras?|the (?:rohingya|hazara|uyghurs|kurds|scots|germans|ukrainians|palestinians) ?(?:people)?|germans|infidels|unbelievers|heathens|turks|poles|travellers|scots|slavs|finns|blacks|whites|women|men|girls|boys|wives|husbands|females|males|gays|roma|sinti',
  `(?:${ADJECTIVES.join('|')})[ -](?:(?:${ADJECTIVES.join('|')})[ -])?${PERSONS}`,
  'women (?:drivers|priests|doctors|players)',
  'single (?:mums?|moms?|mothers?|dads?|parents|women)|teenage mothers|unmarried mothers|benefit claimants|welfare mothers|beggars|rough sleepers',
  'the (?:poor|homeless|disabled|deaf|blind|unemployed|mentally ill|obese|weak|infirm|irish|chinese|japanese|dutch|french|english|spanish|polish|turkish|british|portuguese|roma|jewish)(?![ -]\\p{L}+[ -](?:border|government|language|army))',
  `(?:people|persons|men|women|children|babies|anybody|anyone|everybody|everyone|those|nobody) (?:with (?:an? )?(?:\\p{L}+ )?(?:disabilit(?:y|ies)|autism|down['’]?s? syndrome|dementia|hiv|aids|mental illness(?:es)?|\\p{L}+ (?:names?|accents?|passports?|parents|origins?|blood)|(?:dark|black|brown|white) skin)|of (?:colou?r|\\p{L}+ (?:origin|descent|faith|blood))|who (?:are|is) (?:gay|lesbian|trans|black|jewish|muslim|disabled|poor|homeless))`,
  '(?:other|some|inferior|certain|lesser|these|those|different|primitive) (?:peoples|races)|homosexuality',
].join('|');

/** People by how they came; states may treat them differently, and parliaments debate how. */
const NEWCOMERS =
  '(?:immigrants|migrants|refugees|foreigners|asylum[ -]seekers|newcomers|expats|(?:immigrant|migrant|refugee|foreign)[ -](?:people|families|children|workers))';
/** People by age, view, trade or habit: debates treat them differently, but contempt stays contempt. */
const OTHERS =
  '(?:the working class(?:es)?|the lower classes|the underclass|the masses|(?!all|most|many|some|the|our)\\p{L}+[ -](?:voters|supporters)|conservatives|tories|liberals|socialists|communists|republicans|democrats|leftists|feminists|vegans|vegetarians|boomers|millennials|pensioners|old people|the elderly|the old|addicts|prostitutes|sex workers|rape victims|victims of rape)';

const EACH =
  '(?:(?:all|most|many|every|each|any|no|these|those|such|some|the|our|their|more|almost all|all the|any of the) (?:of )?(?:the )?)?';
/** One of a group: "a Muslim", "no Turk", "every Jew". */
const ONE = `(?:every|each|any|no|an?) (?:single )?(?:${GROUP_NOUNS.filter(
  (noun) =>
    !isPlural(noun) &&
    !/^(?:black|white|brown|minority|orphan|elder|senior|invalid|alien|outsider|bachelor|veteran|pole|witch|dwarf|man|boy|girl|male|female)$/.test(
      noun,
    ),
)
  .map((noun) => noun.replaceAll(' ', '[ -]'))
  .join('|')}|pole|black|woman)`;
const BORN = new RegExp(
  `(?<![\\p{L}-])(?:${EACH}(?:${INNATE})(?:[ -]${PERSONS})?|${ONE}(?:[ -]${PERSONS})?)(?![\\p{L}-])`,
  'gu',
);
const NEW = new RegExp(`(?<![\\p{L}-])${EACH}${NEWCOMERS}(?![\\p{L}-])`, 'gu');
const OTHER = new RegExp(`(?<![\\p{L}-])${EACH}${OTHERS}(?![\\p{L}-])`, 'gu');

/** "people from Somalia": the capital tells a place from a wish. */
const FROM_PLACE =
  /(?<![\p{L}-])(?:[Pp]eople|[Pp]ersons|[Mm]en|[Ww]omen|[Cc]hildren|[Aa]ny(?:one|body)|[Ee]very(?:one|body)|[Tt]hose) from (?:the )?\p{Lu}\p{L}+/gu;
/** People by trade: only violence against them counts. */
const TRADE = new RegExp(
  `(?<![\\p{L}-])${EACH}(?:${OTHER_GROUPS.filter((noun) => isPlural(noun) && !/^(?:pirates|terrorists|murderers|killers|rapists|robbers|abusers|burglars|gangsters|paedophiles|pedophiles|criminals|soldiers|nazis|dealers|guards)$/.test(noun)).join('|')})(?![\\p{L}-])`,
  'gu',
);

/** The signs that stand for people in a marked text, and what rules ask for. */
const BORN_SIGN = '\uE000';
const NEW_SIGN = '\uE001';
const OTHER_SIGN = '\uE002';
const TRADE_SIGN = '\uE003';

const SIGNS = `${BORN_SIGN}${NEW_SIGN}${OTHER_SIGN}${TRADE_SIGN}`;
const whole = (signs: string) => `(?<![${SIGNS}])[${signs}]+(?![${SIGNS}])`;
export const BORN_GROUP: string = whole(BORN_SIGN);
export const NEW_GROUP: string = whole(BORN_SIGN + NEW_SIGN);
export const ANY_GROUP: string = whole(BORN_SIGN + NEW_SIGN + OTHER_SIGN);
export const ANYBODY: string = whole(SIGNS);
const MARKED = new RegExp(ANYBODY, 'u');
const GROUPS: readonly (readonly [RegExp, string])[] = [
  [BORN, BORN_SIGN],
  [NEW, NEW_SIGN],
  [OTHER, OTHER_SIGN],
];
const EVERYBODY: typeof GROUPS = [...GROUPS, [TRADE, TRADE_SIGN]];

/** Where: "in our country", "here". */
export const LATER = '(?: (?:in|from|of|at|on|who|that|with|here|abroad)\\b[^,;.]{0,60}?)?';

/** A text in small letters, each in its place. */
function inSmall(text: string): string {
  const small = text.toLowerCase();
  return small.length === text.length
    ? small
    : text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

export type MarkedTexts = {
  /** In small letters. */
  plain: string;
  /** Each group of people is so many signs as it has letters, so that places stay the same; undefined if it names none. */
  groups: string | undefined;
  /** The same with people by trade. */
  everybody: string | undefined;
};

/** A text as the rules read it. A "no" before a group stays a word. */
export function markPeople(text: string): MarkedTexts {
  const plain = inSmall(text);
  const placed = inSmall(text.replaceAll(FROM_PLACE, (words) => BORN_SIGN.repeat(words.length)));
  const marked = (marks: typeof GROUPS) => {
    const signed = marks.reduce(
      (before, [pattern, sign]) =>
        before.replaceAll(pattern, (words) => {
          const no = words.startsWith('no ') ? 'no ' : '';
          return no + sign.repeat(words.length - no.length);
        }),
      placed,
    );
    return MARKED.test(signed) ? signed : undefined;
  };
  return { plain, groups: marked(GROUPS), everybody: marked(EVERYBODY) };
}

/** For each UTF-16 unit of a text whether it belongs to the name of people. */
export function placesOfPeople(text: string): boolean[] {
  const signed = markPeople(text).everybody ?? '';
  return Array.from({ length: text.length }, (_, at) => SIGNS.includes(signed[at] ?? ' '));
}
