import { GROUP_ADJECTIVES, GROUP_NOUNS } from '../lexicon/groups.ts';
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
  '(?:people|persons?|men|m[ae]n|women|wom[ae]n|boys?|girls?|children|kids|babies|families|famil(?:y|ies)|couples?|folk|folks|communit(?:y|ies)|citizens|students?|pupils|youths?|workers|voters|parents|mothers|fathers|teenagers|tenants|minorit(?:y|ies)|neighbours|teachers?|doctors?|players?|footballers?|drivers?|footballers?|actors?|applicants|customers)';
const ADJECTIVES = [
  ...GROUP_ADJECTIVES.filter((word) => !/^(?:old|older|aged|senior|young|younger|single|middle)/.test(word)),
  ...list(
    'mentally_ill learning-disabled working-class low-income unemployed poorer jobless fat ugly illiterate uneducated',
  ),
].map((word) => word.replaceAll(' ', '[ -]'));
const COUNTRIES = '(?:(?!\\p{L}+ing\\b)\\p{Lu}\\p{L}+|the \\p{Lu}\\p{L}+|abroad|other countries)';

/** People by what they are: faith, origin, colour, sex, love, disability, poverty. */
const INNATE: string = [
  ...GROUP_NOUNS.filter((noun) => isPlural(noun) && !OTHER_SENSES.has(noun)).map((noun) =>
    noun.replaceAll(' ', '[ -]'),
  ),
  'hijabis|hazaras?|the (?:rohingya|hazara|uyghurs|kurds|scots|germans|ukrainians|palestinians) ?(?:people)?|germans|infidels|unbelievers|heathens|turks|poles|travellers|scots|slavs|finns|blacks|whites|women|men|girls|boys|wives|husbands|females|males|gays|roma|sinti',
  `(?:${ADJECTIVES.join('|')})[ -](?:(?:${ADJECTIVES.join('|')})[ -])?${PERSONS}`,
  'women (?:drivers|priests|doctors|players)',
  'single (?:mums?|moms?|mothers?|dads?|parents|women)|teenage mothers|unmarried mothers|benefit claimants|welfare mothers|beggars|rough sleepers',
  'the (?:poor|homeless|disabled|deaf|blind|unemployed|mentally ill|obese|weak|infirm|irish|chinese|japanese|dutch|french|english|spanish|polish|turkish|british|portuguese|roma|jewish)(?![ -]\\p{L}+[ -](?:border|government|language|army))',
  `(?:people|persons|men|women|children|babies|anybody|anyone|everybody|everyone|those|nobody) (?:with (?:an? )?(?:\\p{L}+ )?(?:disabilit(?:y|ies)|autism|down['’]?s? syndrome|dementia|hiv|aids|mental illness(?:es)?|\\p{Lu}\\p{L}+ (?:names?|accents?|passports?|parents|origins?|blood)|(?:dark|black|brown|white) skin)|of (?:colou?r|\\p{Lu}\\p{L}+ (?:origin|descent|faith|blood))|from ${COUNTRIES}|who (?:are|is) (?:gay|lesbian|trans|black|jewish|muslim|disabled|poor|homeless))`,
  '(?:other|some|inferior|certain|lesser|these|those|different|primitive) (?:peoples|races)|homosexuality',
].join('|');

/** People by how they came; states may treat them differently, and parliaments debate how. */
const NEWCOMERS =
  '(?:immigrants|migrants|refugees|foreigners|asylum[ -]seekers|newcomers|expats|(?:immigrant|migrant|refugee|foreign)[ -](?:people|families|children|workers))';
/** People by age, view, trade or habit: debates treat them differently, but contempt stays contempt. */
const OTHERS =
  '(?:(?!all|most|many|some|the|our)\\p{L}+[ -](?:voters|supporters)|conservatives|tories|liberals|socialists|communists|republicans|democrats|leftists|feminists|vegans|vegetarians|boomers|millennials|pensioners|old people|the elderly|the old|addicts|prostitutes|sex workers|rape victims|victims of rape)';

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
const BORN = new RegExp(`(?<![\\p{L}-])(?:${EACH}(?:${INNATE})|${ONE})(?![\\p{L}-])`, 'giu');
const NEW = new RegExp(`(?<![\\p{L}-])${EACH}${NEWCOMERS}(?![\\p{L}-])`, 'giu');
const OTHER = new RegExp(`(?<![\\p{L}-])${EACH}${OTHERS}(?![\\p{L}-])`, 'giu');

/** The signs that stand for people in a marked text, and what rules ask for. */
const BORN_SIGN = '\uE000';
const NEW_SIGN = '\uE001';
const OTHER_SIGN = '\uE002';

const SIGNS = `${BORN_SIGN}${NEW_SIGN}${OTHER_SIGN}`;
const whole = (signs: string) => `(?<![${SIGNS}])[${signs}]+(?![${SIGNS}])`;
export const BORN_GROUP: string = whole(BORN_SIGN);
export const NEW_GROUP: string = whole(BORN_SIGN + NEW_SIGN);
export const ANY_GROUP: string = whole(SIGNS);
const MARKED = new RegExp(ANY_GROUP, 'u');

/** Where: "in our country", "here". */
export const LATER = '(?: (?:in|from|of|at|on|who|that|with|here|abroad)\\b[^,;.]{0,60}?)?';

/**
 * A text in which each group of people is so many signs as it has letters, so that places stay the same; undefined if it names
 * none. A "no" before them stays a word.
 */
export function markPeople(text: string): string | undefined {
  const marked = [BORN, NEW, OTHER].reduce(
    (before, pattern, at) =>
      before.replaceAll(pattern, (words) => {
        const no = /^no /iu.exec(words)?.[0] ?? '';
        return no + ([BORN_SIGN, NEW_SIGN, OTHER_SIGN][at] ?? '').repeat(words.length - no.length);
      }),
    text,
  );
  return MARKED.test(marked) ? marked : undefined;
}
