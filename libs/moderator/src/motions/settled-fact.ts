import * as m from '@rostrum/words/moderator-motions';
import { foundAt, type MotionFinding } from './finding.ts';
import { isAct, isAgainst, type ReadMotion } from './read-motion.ts';

const FALSE = '(?:lies?|hoax(?:es)?|myths?|fakes?|fraud|conspiracy|scam|invention|propaganda|nonsense)';
const NEVER_WAS = `(?:never (?:happened|existed|took place|occurred)|(?:did|do|does) ?n[o’']t (?:happen|exist|take place|occur)|(?:is|are|was|were|has been|have been) (?:all |just |only |completely |largely )?(?:an? |the )?(?:\\p{L}+ )?(?:${FALSE}|faked|staged|made up|invented|fabricated|fake|not real|unreal|exaggerated|greatly exaggerated)|isn[’']t real|aren[’']t real|(?:was|were) filmed)`;

/** What is known, each with the words that deny it. */
const DENIALS: readonly { known: () => string; denial: string }[] = [
  {
    known: m.earthIsRound,
    denial:
      "\\b(?:earth|world) (?:is|must be|was|being) (?:really |actually |in fact )?(?:flat|hollow|a disc|an? disk)\\b|\\bflat earth (?:is|theory is) (?:true|right|real|correct)|\\b(?:earth|world) (?:is not|isn[’']t) (?:round|a (?:globe|sphere|ball))",
  },
  {
    known: m.holocaust,
    denial: `\\b(?:holocaust|shoah|gas chambers|auschwitz|six million|anne frank['’]?s? diary)\\b[^.;]{0,30}?${NEVER_WAS}|\\b(?:no|fewer|less|not) (?:jews|than (?:six|a) million|six million)\\b[^.;]{0,40}?(?:gas|kill|murder|died|holocaust|auschwitz)`,
  },
  {
    known: m.establishedCrime,
    denial: `\\b(?:genocide|massacre|srebrenica|holodomor|nanking|nanjing|famine|killing fields|slave trade|slavery|tiananmen\\b[^.;]{0,20}?)\\b[^.;]{0,30}?${NEVER_WAS}`,
  },
  {
    known: m.moonLandings,
    denial: `\\b(?:moon|apollo|lunar)\\b[^.;]{0,30}?${NEVER_WAS}|\\b(?:nobody|no one|no man|no human|man|we|armstrong|nasa|humans)\\b[^.;]{0,20}?(?:never |has |have |ever |did ?n[o’']t )+(?:\\p{L}+ )?(?:walked|land(?:ed)?|been|set foot|went|go|walk|set)\\b[^.;]{0,12}?\\bmoon`,
  },
  {
    known: m.vaccines,
    denial:
      "\\b(?:vaccin\\p{L}+|vaccines?|mmr|jabs?|immunisations?)\\b[^.;]{0,30}?\\b(?:causes?|caused|gives?|gave|leads? to|triggers?|contains?|implants?|spreads?|have|hide|includes?|changes?|alters?|sterilis\\p{L}+|track)\\b[^.;]{0,25}?\\b(?:autis\\p{L}*|(?:micro)?chips?|trackers?|5g|dna|infertil\\p{L}+|magnet\\p{L}*|poison|us\\b|women)|\\bvaccin\\p{L}+ (?:do more harm than good|kill more|are (?:poison|useless|a hoax))|\\bvaccin\\p{L}+ (?:do not|don[’']t|never|does not) work|\\bautis\\p{L}+ (?:is|was|can be) (?:caused|triggered) by\\b[^.;]{0,20}?vaccin",
  },
  {
    known: m.radioWaves,
    denial:
      '\\b5g\\b[^.;]{0,30}?\\b(?:causes?|spreads?|gives?|carr\\p{L}+|kills?|controls?|cancer|covid|coronavirus|virus|mind)',
  },
  {
    known: m.evolution,
    denial: `\\b(?:evolution|darwin['’]?s?\\b[^.;]{0,12}?)\\b[^.;]{0,12}?(?:${NEVER_WAS}|is (?:false|wrong|only a theory|just a theory|untrue|impossible|unproven))|\\b(?:humans?|people|we|man) (?:did not|didn[’']t|never) evolve|\\b(?:humans?|people) and dinosaurs (?:lived|coexisted|walked)|\\bdinosaurs (?:never existed|lived (?:alongside|with|beside) (?:humans?|people))|\\bfossils (?:are|were) (?:fake|planted)`,
  },
  {
    known: m.climate,
    denial: `\\b(?:climate change|global warming|climate crisis|greenhouse effect)\\b[^.;]{0,12}?(?:${NEVER_WAS}|(?:is|are) (?:not|n[o’']t)\\b[^.;]{0,12}?(?:real|happening|caused|man-?made|our)|isn[’']t\\b[^.;]{0,12}?(?:real|happening|caused|man-?made))|\\b(?:humans?|people|co2|carbon dioxide|mankind)\\b[^.;]{0,12}?(?:does|do|are|is)(?: not|n[’']t)\\b[^.;]{0,20}?(?:warm|cause|heat|responsible)\\p{L}*\\b[^.;]{0,20}?(?:climate|warming|planet|earth)`,
  },
  {
    known: m.alQaeda,
    denial:
      '\\b(?:9[/-]11|11 september|september 11(?:th)?|twin towers|world trade cent(?:re|er))\\b[^.;]{0,40}?\\b(?:inside job|staged|faked|hoax|controlled demolition|mossad|planned by (?:the )?(?:us|american|cia|bush)|never happened|bombs)',
  },
  { known: m.contrails, denial: '\\bchem-?trails?\\b' },
  {
    known: m.ageOfEarth,
    denial:
      '\\b(?:earth|world|universe)\\b[^.;]{0,12}?\\b(?:is|was (?:made|created))\\b[^.;]{0,20}?\\b(?:six|ten|6|10|5|7)[,. ]?(?:thousand|000)\\b',
  },
  {
    known: m.earthRoundSun,
    denial:
      "\\bsun (?:goes|moves|revolves|orbits|turns|circles|travels)\\b[^.;]{0,12}?\\bearth|\\bearth is the cent(?:re|er) of the (?:universe|solar system)|\\bgravity (?:does not|doesn[’']t|is not|isn[’']t) (?:exist|real)|\\bgravity is a " +
      FALSE,
  },
  {
    known: m.hivAndSmoking,
    denial:
      "\\bhiv\\b[^.;]{0,10}?(?:does not|doesn[’']t|did not) (?:cause|lead)|\\baids\\b[^.;]{0,12}?(?:is not|isn[’']t) caused by hiv|\\b(?:smoking|tobacco|cigarettes)\\b[^.;]{0,10}?(?:do not|does not|don[’']t|doesn[’']t|never|are not|is not) (?:cause|harm|lead|bad|dangerous|harmful)|\\baids (?:was|is) (?:made|invented|created|a hoax)",
  },
  {
    known: m.covid,
    denial: `\\b(?:covid(?:-?19)?|coronavirus|pandemic)\\b[^.;]{0,12}?(?:${NEVER_WAS}|(?:was|is) (?:planned|no worse than)|(?:was|were) caused by (?:5g|bill gates))|\\bviruses do not exist`,
  },
  {
    known: m.placebo,
    denial:
      '\\b(?:homeopathy|homoeopathy|homeopathic (?:remedies|medicine)|crystals|bleach|astrology|reiki|horoscopes?|star signs?)\\b[^.;]{0,12}?\\b(?:works?|cures?|heals?|predicts?|tells? (?:the )?future|determines?|treats?)\\b',
  },
  {
    known: m.noEvidence,
    denial:
      "\\b(?:lizard people|reptilians?|illuminati|new world order|great replacement)\\b[^.;]{0,20}?\\b(?:is|are|rules?|runs?|controls?|exists?|real|happening)\\b|\\b(?:elvis|hitler|tupac|paul mccartney) (?:is|was) (?:still )?(?:alive|dead|replaced)\\b|\\b(?:hiv|viruses|germs|gravity|atoms|dinosaurs|covid|aids|evolution|outer space|australia|finland) (?:does not|doesn[’']t|do not|don[’']t|never) exist(?:ed)?\\b|\\b(?:wi-?fi|microwaves|mobile phones|power lines|fluoride|phone masts)\\b[^.;]{0,12}?\\b(?:causes?|gives?|spreads?) (?:\\p{L}+ )?(?:cancer|autism|tumours|infertility|illness)|\\b(?:nasa|the (?:government|media|americans|cia|us|west|jews|soviets))\\b[^.;]{0,12}?\\b(?:faked|staged|invented|made up|fabricated) |\\b(?:nazis|germans|hitler|turks|ottomans|serbs|hutus)\\b[^.;]{0,12}?\\b(?:did not|didn[’']t|never) (?:kill|murder|gas|massacre|exterminate)|\\b(?:was|were) (?:all |completely )?(?:faked|staged by (?:the )?(?:government|media|cia|nasa|actors))\\b|\\bpyramids were built by aliens|\\bbirds (?:are not|aren[’']t) real|\\b(?:bill gates|george soros|the (?:jews|rothschilds))\\b[^.;]{0,20}?\\b(?:controls?|microchips?|planned|rules?|runs?|created)\\b|\\bsandy hook\\b[^.;]{0,20}?(?:hoax|staged|fake|never)",
  },
];
const PATTERNS = DENIALS.map(({ known, denial }) => ({ known, pattern: new RegExp(denial, 'iu') }));

/** Words by which a motion speaks about a denial, and does not utter it. */
const ABOUT =
  /\b(?:denial|deny(?:ing)?|den(?:y|ies) (?:that|the)|claim(?:s|ing)? that|belief (?:that|in)|myth that|people who|those who|say(?:ing)? that|conspirac\p{L}+ theor\p{L}+|lie that|theory that|teach|misinformation|would (?:have been|be) )\b/iu;

/** A motion that asks to debate what is known: one side would have to argue against the evidence. */
export function findSettledFact(motion: ReadMotion): MotionFinding[] {
  if (isAct(motion) || isAgainst(motion) || motion.isDenied || ABOUT.test(motion.claim)) return [];
  for (const { known, pattern } of PATTERNS) {
    const match = pattern.exec(motion.text);
    if (match) {
      return [
        foundAt('settledFact', match, {
          reason: known(),
          weight: 0.9,
        }),
      ];
    }
  }
  return [];
}
