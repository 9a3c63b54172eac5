import { stemOf } from '../../lexicon/stem.ts';

/** Words of talk about arguments, and of any size and worth: they fit under every motion and say nothing about it. */
const EMPTY: readonly string[] = [
  'reason cause argument claim point warrant statement assertion premise conclusion assumption logic proof evidence fact case',
  'factor aspect element part side situation circumstance condition context background basis foundation matter issue topic',
  'subject problem solution solve question answer thing stuff way manner form kind type sort level degree extent scale scope',
  'effect impact consequence result outcome influence implication advantage disadvantage benefit drawback pro con upside',
  'positive negative good bad better worse best worst nice great fine big small large little huge important importance',
  'significant significance relevant relevance necessary necessity essential crucial vital key central fundamental major minor',
  'serious grave severe valid sound strong weak convincing compelling persuasive logical reasonable rational sensible',
  'correct incorrect right wrong true false truth certain sure clear clearly obvious obviously evident evidently plain plainly',
  'definite definitely absolute absolutely simply really very quite actually indeed certainly surely course yes no',
  'different difference differently same similar opposite contrary reverse reversed otherwise other another else various several',
  'many few numerous special particular general overall whole altogether total entire complete completely full',
  'respect regard regarding concerning concern relation relate connection consideration perspective view viewpoint opinion',
  'mean meaning show prove demonstrate explain state argue think believe consider understand agree disagree accept',
  'reject deny grant admit concede assume suppose support oppose defend refute rest hold fall fail apply depend follow lead',
  'become remain happen occur exist function play role mechanism process system change develop development adapt behave',
  'behaviour act action react reaction respond response affect improve improvement worsen increase decrease raise count',
  'weigh weight balance compare comparison magnitude probability likelihood likely reversibility timeframe outweigh favour',
  'moreover furthermore besides finally first firstly second secondly lastly because due since thus therefore hence however',
  'direction incentive team motion debate opponent opposition proposition proponent speaker sense essence',
  'principle value idea concept notion term word example instance policy proposal high higher low more most less least',
  'unsolved undone able unable possible impossible can could may might must should would will shall ought allow let',
  'happy happier glad like moment always never ever often our ours their theirs your yours one much lot lots enough too also',
  'even just only still already yet desirable undesirable useful useless harm harmful appropriate adequate accordingly',
];

/** Words that say a little: small verbs, people and time in general. */
const LIGHT: readonly string[] = [
  'people person human man woman everybody everyone everything somebody someone something anybody anyone anything nobody',
  'nothing world society life time today now new old year day long far give take put bring come go get keep help need want',
  'use work make do have talk tell say speak know see find feel look seem appear turn try start begin stop stay stand leave',
  'end lose lost without though until next last early late soon together alone ourselves themselves itself',
  'zero two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand million half',
];

const stemsOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')).map(stemOf));
const [EMPTY_STEMS, LIGHT_STEMS] = [stemsOf(EMPTY), stemsOf(LIGHT)];
const LIGHT_WEIGHT = 0.5;

/** Words that only share their stem with one of those. */
const OTHERS = new Set(['evening', 'evenings', 'stating', 'pointed', 'pointy', 'actor', 'actors']);

/** How much a word says about a subject in particular: 0, a half or 1. */
export function matterOf({ word, stem }: { word: string; stem: string }): number {
  if (OTHERS.has(word)) return 1;
  if (EMPTY_STEMS.has(stem)) return 0;
  return LIGHT_STEMS.has(stem) ? LIGHT_WEIGHT : 1;
}
