/** What a claim rests on. `name`: the study, report or law, in the speaker's words; empty if it has none. */
export type Support =
  { kind: 'nothing' } | { kind: 'own-life'; isGrave: boolean } | { kind: 'source'; name: string };

const SOURCE =
  '(?:stud(?:y|ies)|experiments?|surveys?|polls?|reports?|trials?|census|reviews?|research|statistics|figures|Act|Treaty|Convention|Constitution)';
const NAME = String.raw`[\p{Lu}\d][\p{L}\d.'’-]*`;
const QUALITY = `(?:${NAME}|own|of|annual|yearly|official|recent|large|national)`;
const PLACE = `(?: (?:in|of|by|from|at|for) (?:the )?${NAME}(?: ${NAME})*)`;
/** “the STAR experiment in Tennessee”, “Oregon's own reports”, “a study of 2015 by Fowler”. */
const NAMED = new RegExp(
  [
    String.raw`\b(?:[Tt]he|[Aa]n?|${NAME}['’]s)(?: ${QUALITY}){1,5} ${SOURCE}\b${PLACE}*`,
    String.raw`\b(?:[Tt]he|[Aa]n?|${NAME}['’]s) ${SOURCE}\b${PLACE}+`,
  ].join('|'),
  'u',
);
/** “Arend Lijphart wrote in …”, “the OECD found that …”. */
const WROTE = new RegExp(
  String.raw`(?<!\b(?:in|of|from|by) )\b((?:[Tt]he )?(?!I\b|It\b|He\b|She\b|They\b|We\b|You\b)\p{Lu}[\p{L}.'’-]+(?: (?:and |of )?\p{Lu}[\p{L}.'’-]+){0,4})(?: (?:has|have|had))? (wrote|found that|finds that|showed that|shows that|reported|concluded|estimates|estimated|measured|counted)\b`,
  'u',
);
const UNNAMED = /\b(?:stud(?:y|ies)|experiments?|surveys?|researchers|statistics)\b/iu;

const RELATIVE = String.raw`(?:mother|mum|mom|father|dad|parents?|brother|sister|cousin|son|daughter|wife|husband|partner|gran|nan|grand\w+|aunt|uncle|friends?|neighbours?|child|children|kids?|family|teacher|class|school|village|street|doctor|boss)`;
const OWN_LIFE = new RegExp(
  [
    String.raw`\b[Mm]y (?:[a-z]+ )?${RELATIVE}\b`,
    String.raw`\bI (?:lost|grew up|worked|teach|drive|mark|nurse|live|was (?:a|the|in|at|born|one)) `,
    String.raw`\bI['’]m (?:a |scared|afraid|ill|disabled|blind|deaf|poor|unemployed|leaving)`,
  ].join('|'),
  'u',
);
const GRAVE =
  /\b(?:died|dies|dying|dead|killed|murdered|cancer|stroke|suicide|in (?:great |terrible )?pain|lay in (?:(?:a|her|his) )?bed|suffer(?:s|ed|ing)?|starved|raped|beaten|homeless)\b/iu;

/** What a claim rests on, by its words. */
export function supportOf(text: string): Support {
  const name = NAMED.exec(text)?.[0] ?? finding(text);
  if (name !== undefined) return { kind: 'source', name: inASentence(name) };
  if (UNNAMED.test(text)) return { kind: 'source', name: '' };
  return OWN_LIFE.test(text) ? { kind: 'own-life', isGrave: GRAVE.test(text) } : { kind: 'nothing' };
}

/** “what Arend Lijphart wrote” */
function finding(text: string): string | undefined {
  const [, who, how] = WROTE.exec(text) ?? [];
  return who === undefined
    ? undefined
    : `what ${inASentence(who)} ${how?.startsWith('wr') ? 'wrote' : 'found'}`;
}

function inASentence(name: string): string {
  return name.replace(/^(?:The|An?)\b/u, (article) => article.toLowerCase());
}
