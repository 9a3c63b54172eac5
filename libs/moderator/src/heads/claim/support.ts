import type { Label } from '../../said/labels.ts';

/** A way in which a sentence supports a claim. `strength` 0 … 1: how easily others can check it. */
export type SupportPattern = { label: string; expression: RegExp; strength: number };

/*
 * Each starts with a look-ahead that always holds: V8 compiles the part after an optional group once per path, but
 * the part after a look-ahead only once. That makes the first search ten times as fast.
 */
const NUMBER_WORDS =
  '(?=)(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|trillion|dozen)';
const SOURCE =
  '(?=)(?:stud(?:y|ies)|reports?|surveys?|polls?|research|data|figures|statistics|analys[ei]s|meta-?analys[ei]s|reviews?|papers?|articles?|experiments?|trials?|census|audit|investigation|inquiry|white paper|evaluation|estimates?|evidence)';
const FOUND =
  '(?=)(?:found|finds|show(?:s|ed|n)?|suggests?|suggested|conclude[sd]?|report(?:s|ed)?|estimate[sd]?|indicate[sd]?|demonstrate[sd]?|reveal(?:s|ed)?|confirm(?:s|ed)?|prove[sd]?|documents?|documented|put|puts|states?|stated|notes?|noted|measured|calculated|wr(?:ote|ites)|warn(?:s|ed)|argue[sd]?|count(?:s|ed)|review(?:s|ed)|follow(?:s|ed)|record(?:s|ed)|publish(?:es|ed)|survey(?:s|ed)|list(?:s|ed)|compare[sd]|track(?:s|ed)|register(?:s|ed)|protects?)';
const BODY =
  '(?=)(?:who|w\\.h\\.o\\.|un|u\\.n\\.|unicef|unesco|unhcr|oecd|imf|ipcc|nasa|cdc|fda|fbi|nhs|nice|eu|ecb|bbc|cnn|reuters|wto|ilo|nato|gao|epa|usda|ofsted|ofcom|insee|istat|destatis|pisa|oxfam|greenpeace|statistics (?:[a-z]+ )?(?:office|bureau|norway|canada|sweden|finland|denmark|netherlands|austria|korea|iceland|estonia)|(?:national |federal )?(?:audit|statistics|statistical|tax|patent) office|auditor general|court of auditors|bank of [a-z]+|federal reserve|world bank|world health organi[sz]ation|united nations|european (?:commission|union|court[\\w ]*|central bank|parliament)|amnesty(?: international)?|human rights watch|red cross|supreme court|high court|constitution|magna carta|eurostat|ons|office for national statistics|bureau of \\w+(?: \\w+){0,2}|census bureau|pew(?: research(?: cent(?:er|re))?)?|gallup|yougov|ipsos|rand|brookings|cochrane|lancet|nature|science|guardian|times|new york times|washington post|economist|wall street journal|financial times|harvard|oxford|cambridge|stanford|yale|princeton|mit|ucl|(?:university|college|institute|ministry|department|academy|centre|center|journal|society|association|council|federation|foundation|bank) (?:of|for) [a-z]+|[a-z]+ (?:university|institute|foundation|ministry|journal|association|act|treaty|convention|charter))';
const AMOUNT =
  '(?=)(?:per ?cent|percent|percentage points?|%|people|persons|children|students|deaths|cases|lives|jobs|homes|households|families|countries|states|cities|years|months|days|hours|tonnes?|tons|kilomet\\w+|miles|degrees|times|dollars|euros|pounds|votes|voters|schools|hospitals|workers|patients|prisoners|refugees|animals|of (?:all|the|those|adults|americans|britons|parents|voters|respondents|women|men|teachers))';

const OFFICE =
  '(?=)(?:ministry|inspectorate|department|commission|commissioner|ombudsman|agency|institute|university|police|committee|bureau|authority|regulator|auditor(?: general)?|audit office|tax office|statistics office|registry|observatory|court|inspector|coroner|council|mayor|census|treasury|chamber|prosecutor|hospital|journal|service|insurer|yearbook|planning office|housing office|researchers at [a-z]+(?: university)?|scientists at [a-z]+|economists at [a-z]+)';
const REPORTED =
  '(?=)(?:counted|counts|published|recorded|records|measured|reported|wrote (?:that|in|to)|ruled|logged|lists|listed|surveyed|reviewed|inspected|documented|estimated|calculated|registered|concluded|testified|compared|puts (?:it|the|that)|tested (?:both|it|the|all))\\b';
const RECORDS =
  '(?=)(?:figures|survey|statistics|annual report|reports?|review|data|census|records|audit|accounts|inspection|register|minutes|counting posts|ledger|archive|dataset|white paper|budget book|yearbook|table)';

const MONTH = '(?=)(?:january|february|march|april|may|june|july|august|september|october|november|december)';

export const FIGURE = 'a figure';
export const YEAR = 'a year and a place';

/** Ways to support a claim, the easiest to check first. They read a folded text; a space is any white space. */
export const SUPPORT: readonly SupportPattern[] = [
  support(
    'a link',
    '\\bhttps?:\\/\\/[^\\s<>"]+|\\bwww\\.[^\\s<>"]+\\.[^\\s<>"]+|(?<![\\w.-])(?:[a-z0-9-]{1,40}\\.){1,5}(?:org|gov|edu|int|gov\\.uk|ac\\.uk|com|net|eu|info)(?:\\/[^\\s<>"]*)?(?![\\w@])',
    0.9,
  ),
  support(
    'a DOI or a number of a publication',
    '\\bdoi:? ?10\\.\\d{4,}\\S*|\\b10\\.\\d{4,9}\\/\\S+|\\barxiv:? ?\\d{4}\\.\\d+|\\bisbn[ :]?[\\d-]{9,}|\\bpmid:? ?\\d+',
    0.95,
  ),
  support(
    'an author with a year',
    "(?<![\\w'’-])[a-z][a-z'’-]{1,30}(?: (?:and|&) [a-z][a-z'’-]{1,30}| et al\\.?)?,? ?\\((?:19|20)\\d\\d[a-z]?(?:, ?(?:p|pp)\\.? ?\\d+(?:-\\d+)?)?\\)|\\((?:see |cf\\.? |e\\.g\\.,? )?[a-z][a-z'’. &-]{1,60},? (?:19|20)\\d\\d[a-z]?(?:[,:] ?(?:p|pp)?\\.? ?\\d+(?:-\\d+)?)?\\)",
    0.9,
  ),
  support(
    'a numbered reference',
    '(?<=[a-z.,;"”] ?)\\[\\d{1,3}(?:[,–-] ?\\d{1,3})*\\](?!\\()|\\b(?:footnote|endnote|ref\\.?|reference) \\d+',
    0.75,
  ),
  support(
    'a named source',
    `\\b(?:according to|as reported (?:by|in)|as documented (?:by|in)|as shown (?:by|in)|as found by|citing|cited (?:in|by)|quoting|source:|sources?\\s*:|per|published (?:in|by)|data from|figures from|numbers from|statistics from|evidence from|research (?:by|from|at)|(?:an? )?${SOURCE} (?:by|from|at|in|of|published by|conducted by)|testimony (?:of|by)) (?:an? |the |its |their |official |recent |new |(?:19|20)\\d\\d |major |large |annual |latest |uk |us |u\\.s\\. |british |american |national |researchers at |scientists at |economists at )*${BODY}\\b`,
    0.9,
  ),
  support(
    'a named source',
    `\\b(?:the |an? )?(?:(?:19|20)\\d\\d )?${BODY}(?:'s|’s)? (?:own |recent |latest |annual |official |(?:19|20)\\d\\d |\\w+ )?(?:${SOURCE} )?(?:of (?:19|20)\\d\\d |from (?:19|20)\\d\\d |in (?:19|20)\\d\\d )?(?:has |have |had )?${FOUND} (?:that |no |an? |the |it |about |\\d)`,
    0.8,
  ),
  support(
    'a source that somebody can look up',
    `\\b(?:according to|as (?:reported|shown|documented|argued|noted) (?:by|in)|source:|per the) (?!(?:me|my|you|your|him|her|them|this logic|that logic|your logic|some|many|people|plan|experts|common sense|the (?:motion|opposition|proposition|rules|other side|affirmative|negative))\\b)(?:the |an? )?[a-z0-9'’.-]+`,
    0.65,
  ),
  support(
    'a page or a table of something',
    '\\b(?:page|pages|pp?\\.|table|figure|fig\\.|annex|appendix|chapter) \\d+(?: (?:of|in) (?:the |their |its |that |an? )?[a-z]|(?= (?:says|shows|gives|lists|puts)|,|\\)|$))',
    0.65,
  ),
  support(
    'an office that counts or reports',
    `\\b${OFFICE}(?: (?:of|in|for) [a-z-]{2,20})? (?:itself |also |has |have |had |already |once |now )?${REPORTED}`,
    0.6,
  ),
  support(
    'an office that counts or reports',
    `\\b(?:(?:says|said|writes|reports|reported by|collected by|kept by|printed by|issued by) (?:the )?|${RECORDS} of the )(?:[a-z-]{1,20} ){0,2}${OFFICE}\\b`,
    0.6,
  ),
  support(
    'figures of somebody who is named',
    `(?<=[a-z]{2}(?<!\\b(?:people|today|yesterday|everyone|everybody|nobody|somebody|someone|anybody|one|it|that|what|who|let|there|here|he|she)))(?:'s|(?<=s)') (?:[a-z]{2,12} ){0,2}${RECORDS}\\b`,
    0.55,
  ),
  support(
    'a study and how large it is',
    `\\b(?:stud(?:y|ies)|surveys?|polls?|trials?|reviews?|experiments?|pilots?|samples?|meta-analys[ei]s) (?:of|with|among|on|in [a-z]{3,20} (?:paid|followed|asked|tested|gave|covered)|that (?:followed|asked|tested|covered|compared)) (?:[a-z-]{1,15} ){0,2}(?:\\d[\\d,.]*|${NUMBER_WORDS}) (?:[a-z-]{1,20} )?[a-z-]{3,}`,
    0.6,
  ),
  support(
    'a study and how large it is',
    `\\b(?:reviewed|surveyed|followed|tracked|tested|interviewed|inspected|compared|polled|examined|sampled|visited) (?:[a-z-]{1,15} ){0,2}(?:\\d[\\d,.]*|(?:${NUMBER_WORDS}[ -]?){1,3}) (?:[a-z-]{1,20} ){0,2}(?:trials|patients|people|adults|students|pupils|children|families|households|nurses|schools|towns|cities|firms|workers|studies|papers|cases|villages|farms|drivers|voters|women|men|teachers|hospitals|countries|companies|participants|users|homes|streets)`,
    0.6,
  ),
  support(
    'a dated study',
    `\\b(?:an? |the |in an? |one |another |this )?(?:[a-z-]{1,20} ){0,2}(?:(?:19|20)\\d\\d (?:[a-z]+ ){0,3}${SOURCE}|${SOURCE} (?:from|of|in|published in|conducted in|\\() ?(?:19|20)\\d\\d)\\b`,
    0.85,
  ),
  support(
    'a law or a ruling',
    '\\b(?:article|section|clause|amendment|chapter|paragraph|§) \\d+(?:\\(\\d+\\))?(?: of the)?|\\b(?:first|second|fourth|fifth|sixth|eighth|fourteenth) amendment\\b|\\b[a-z]+ v\\.? [a-z]+\\b(?= \\(|,? \\d{4})|\\b(?:act|treaty|convention|directive|regulation|charter) (?:of )?(?:19|20|18|17)\\d\\d\\b|\\b(?:(?:supreme|high|constitutional|european|administrative|district|federal) court|court of (?:appeals?|justice|human rights|arbitration)(?: in [a-z]+)?) (?:ruled|held|found|decided|struck)',
    0.75,
  ),
  support(
    'words of somebody who is named',
    '["“][^"”]{12,300}["”] ?(?:,|\\(|-|–|—)? ?(?:said|wrote|argued|explained|told|by|according to)\\b|\\b(?:professor|prof\\.?|dr\\.?|justice|judge|senator|president|minister|secretary|economist|philosopher|historian) [a-z][a-z.\'-]+(?: [a-z][a-z\'-]+)? (?:said|says|wrote|writes|argues?d?|found|finds|showed|shows|explains?|explained|noted|notes|warn(?:s|ed)|estimated?s?|puts?|testified)\\b',
    0.7,
  ),
  support(
    'a study that is not named',
    `\\b(?:an? |one |recent |several |many |numerous |multiple |some |most |two |three |countless |scientific |medical |peer-reviewed |all |the )(?:[a-z-]{1,20} ){0,2}(?:stud(?:y|ies)|surveys?|polls?|experiments?|trials|reports|meta-analys[ei]s|reviews) (?:\\w+ ){0,3}${FOUND}|\\b(?:research|data|statistics|evidence|science|history|experience|studies|surveys|polls) (?:has |have |clearly |consistently |also |now )*${FOUND}`,
    0.45,
  ),
  support(
    FIGURE,
    `\\b\\d[\\d,.]*(?: ?(?:k|m|bn|thousand|million|billion|trillion))? ?(?:${AMOUNT}\\b|%)|[$£€]\\s?\\d[\\d,.]*|\\b(?:${NUMBER_WORDS}[ -]?){1,3} (?:${AMOUNT})\\b|\\b(?:one|two|three|four|nine)(?: in | out of )(?:every )?(?:two|three|four|five|ten|\\d+)|\\b(?:half|a third|a quarter|two thirds|three quarters|most|majority) of (?:all|the|american|british|european|young|our)\\b|\\b(?:doubled|tripled|halved|quadrupled)\\b|\\b\\d+ (?:in|out of) \\d+\\b`,
    0.4,
  ),
  support(
    YEAR,
    `(?<=\\b(?:in|since|during|after|before|by|between|from|until|of|on) (?:the )?(?:${MONTH} |early |late |mid-?)?)(?:1[6-9]\\d\\d|20[0-3]\\d)s?\\b|\\b\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}\\b|\\b${MONTH} \\d{1,2}\\b|(?<=\\b(?:in|since|last|this) )${MONTH}\\b(?! (?:be|not|have|i|we|you))`,
    0.35,
  ),
  support(
    'an example',
    '\\b(?:for (?:example|instance)|e\\.g\\.|such as|take (?:the (?:case|example)|what happened)|consider (?:the case|what happened)|look at (?:what happened|the case|how)|a case in point|to give an example|case of|as (?:happened|seen) in|in (?:portugal|sweden|norway|finland|denmark|germany|france|spain|italy|the uk|britain|scotland|england|ireland|the us|the united states|america|canada|australia|new zealand|japan|china|india|singapore|switzerland|the netherlands|belgium|austria|poland|brazil|mexico|south africa|colorado|california|texas|new york|oregon),)',
    0.3,
  ),
  support(
    'experience of the writer',
    '\\b(?:in my (?:own )?experience|i (?:have )?(?:worked|lived|seen|taught|witnessed|grew up|volunteered)|when i was|as an? (?:teacher|nurse|doctor|parent|student|lawyer|engineer|farmer|veteran|police officer|social worker)|my (?:mother|father|son|daughter|brother|sister|friend|cousin|school|town|grandmother|grandfather|neighbou?r))\\b',
    0.25,
  ),
  support(
    'who is said to know',
    '\\b(?:experts|scientists|doctors|economists|researchers|psychologists|historians|teachers|specialists|critics|most people|everyone knows|it is (?:well )?known|it has been (?:shown|proven)|as we all know|statistics|studies)\\b',
    0.15,
  ),
];

function support(label: Label, source: string, strength: number): SupportPattern {
  return { label, expression: new RegExp(source.replaceAll(/ (?![?*])/g, '\\s+'), 'g'), strength };
}
