import { stemOf } from './stem.ts';

/** Stems of words for what people want: good ends and good means. */
const WANTED: ReadonlySet<string> = stems([
  'good great better best benefit beneficial advantage advantageous help helpful useful positive improve',
  'improvement improves gain gains success successful succeed safe safety secure security protect protection',
  'protects freedom free fair fairness just justice right rights healthy health heal cure peace peaceful',
  'prosperity prosper progress advance growth grow opportunity opportunities empower encourage enable allow',
  'enhance enrich effective efficient valuable value worth worthwhile important necessary essential vital crucial',
  'need needed deserve love joy happy happiness enjoy equality equal dignity respect honest truth trust reliable',
  'responsible wise reasonable strong strengthen save saves saving support promote foster boost increase create',
  'reduce solve solution relief relieve alleviate comfort liberty autonomy choice choose educate learn knowledge',
  'skill innovation creative unity unite cooperation harmony stability stable affordable cheap profit profitable',
  'reward inspire beautiful care caring kind compassion ethical moral natural proper works working win thrive',
  'flourish fulfil fulfill pleasure convenient easier easy ensure guarantee preserve maintain provide contribute',
  'incentive motivate proud democracy democratic modern deter prevent prevents',
]);

/** Stems of words for what people do not want. */
const UNWANTED: ReadonlySet<string> = stems([
  'bad worse worst harm harmful harms hurt hurts damage damaging danger dangerous risk risky unsafe threat',
  'threaten threatens kill kills killing death die dead murder destroy destroys destruction destructive',
  'devastating disaster disastrous catastrophe abuse abusive exploit exploitation oppress oppression oppressive',
  'suffer suffering pain painful misery cruel cruelty torture violent violence war conflict crime criminal',
  'illegal unlawful corrupt corruption fraud cheat lie lies unfair unjust injustice inequality discriminate',
  'discrimination racist sexist bias biased prejudice wrong immoral unethical evil sin negative problem problems',
  'trouble fail fails failure failed ineffective inefficient useless unnecessary pointless worthless waste',
  'wasteful expensive costly cost costs burden debt poor poverty lose loss losing lack lacks weak weaken',
  'undermine undermines undermining erode violate violates violation infringe infringes restrict restricts',
  'restriction limit limits hinder prevent hamper impede deny denies deprive force forced coerce coercion',
  'addiction addictive addicted disease sick ill illness unhealthy obesity pollution pollute toxic poison fear',
  'afraid terror terrorism terrorist stress depression suicide anxiety outdated obsolete archaic absurd',
  'ridiculous stupid irrational irresponsible unrealistic impossible unreliable unnatural unsustainable inhumane',
  'inhuman barbaric degrade degrading objectify divide division segregation isolate isolation stigma shame bully',
  'bullying neglect ignore hate hatred extremist radical tyranny dictator censorship punish punishment overcrowd',
  'unemployment distract distraction mislead misleading manipulate unconstitutional hypocritical',
  'counterproductive misuse difficult hard',
]);

/** Stems of words with which a motion opposes its subject: "ban", "abolish", "harmful". */
const AGAINST: ReadonlySet<string> = stems([
  'ban abolish abandon prohibit close end stop fight oppose reject limit restrict remove eliminate disband',
  'criminalize criminalise outlaw illegal prevent reduce repeal scrap withdraw cut dissolve boycott condemn',
  'discourage refuse leave offence crime criminal unjust unfair wrong bad harmful harm danger dangerous fail',
  'failed failure immoral unethical useless waste evil worse threat threaten undermine destroy damage cruel',
  'oppressive abolition dismantle abort cancel tax punish penalty penalize replace ignore lift flawed problem',
  'prohibition sanction unnecessary outdated unacceptable abolishing banning banned',
]);

const NEGATIONS: ReadonlySet<string> = new Set(
  [
    "not no never neither nor cannot can't won't don't doesn't didn't isn't aren't wasn't weren't shouldn't wouldn't",
    "couldn't without nothing nobody none hardly lack ain't cant dont doesnt isnt shouldnt",
  ].flatMap((line) => line.split(' ')),
);

/** Whether people want the thing that a word names. */
export type Polarity = { negates: boolean; wanted: boolean; unwanted: boolean; against: boolean };

/** Takes a word in lower case and its stem. */
export function polarityOf(word: string, stem: string): Polarity {
  return {
    negates: NEGATIONS.has(word),
    wanted: WANTED.has(stem),
    unwanted: UNWANTED.has(stem),
    against: AGAINST.has(stem),
  };
}

function stems(lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')).map(stemOf));
}
