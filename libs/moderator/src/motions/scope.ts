import type { MotionFinding } from './finding.ts';

const BROAD =
  'technology|society|capitalism|socialism|communism|religion|the internet|social media|globalisation|globalization|democracy|science|education|culture|politics|politicians|sport|sports|money|the media|the government|governments?|art|the west|the world|humanity|modern life|the economy|business|big business|tourism|the state|young people|old people|people|men|women|consumerism|nationalism|liberalism|feminism|artificial intelligence|ai|history|the law|police|the police|television|advertising|immigration';
const VERDICT =
  'good|bad|harmful|evil|great|terrible|dangerous|overrated|beneficial|wrong|right|unfair|fair|broken|better|worse|a failure|a success|a cancer|a force for good|important';

const TOO_BROAD = [
  new RegExp(
    String.raw`\b(?:${BROAD})\b (?:is|are|has been|have been) (?:a )?(?:very |too |inherently |mostly |simply )?(?:${VERDICT})\b`,
    'giu',
  ),
  new RegExp(String.raw`\bwould (?:ban|abolish|end|reject|oppose|support) (?:${BROAD})\s*\.?$`, 'giu'),
];

/** A claim about something so wide that both sides can speak all evening and never meet. */
export function findTooBroad(motion: string): MotionFinding[] {
  return TOO_BROAD.flatMap((pattern) => [...motion.matchAll(pattern)]).map(({ 0: words, index }) => ({
    kind: 'tooBroad' as const,
    start: index,
    end: index + words.length,
    reason: 'This is too wide for one debate; name a place, a group or a rule.',
    rewrite: null,
    weight: 0.5,
  }));
}

type Vague = { pattern: RegExp; reason: string; without: string | null; weight: number };

const VAGUE: readonly Vague[] = [
  {
    pattern:
      /\b(?:certain|appropriate|adequate|suitable|proper|sensible|reasonable|necessary|various|sufficient|significant|substantial|meaningful)\b(?! (?:types?|kinds?) of .* such as)/giu,
    reason: 'Each side can read it as it likes; say which.',
    without: null,
    weight: 0.4,
  },
  {
    pattern: /\b(?:appropriately|adequately|reasonably|properly|significantly|substantially|sensibly)\b/giu,
    reason: 'Each side can read it as it likes; leave it out, or say how much.',
    without: '',
    weight: 0.35,
  },
  {
    pattern: /\bthere (?:is|are) too (?:much|many|little|few)\b/giu,
    reason: 'Too much of what, measured by what? Say what should change.',
    without: null,
    weight: 0.45,
  },
  {
    pattern: /\band\/or\b|\betc\b\.?|\bor something\b|\band so on\b|\bthings like\b/giu,
    reason: 'It leaves open what belongs to the motion; name it.',
    without: null,
    weight: 0.4,
  },
  {
    pattern:
      /\b(?:would|should|must|does|do|will) not (?:oppose|reject|refuse|prohibit|forbid|ban|deny|stop|prevent|abolish)\b/giu,
    reason: 'A double negative: a reader cannot tell which side says no.',
    without: null,
    weight: 0.35,
  },
];

/** Words that each side can read as it likes. */
export function findAmbiguous(motion: string): MotionFinding[] {
  return VAGUE.flatMap(({ pattern, reason, without, weight }) =>
    Array.from(motion.matchAll(pattern), ({ 0: words, index }) => {
      const end = index + words.length;
      const rewrite =
        without === null ? null : `${motion.slice(0, index).trimEnd()} ${motion.slice(end).trimStart()}`;
      return {
        kind: 'ambiguous' as const,
        start: index,
        end,
        reason: `“${words}”: ${reason}`,
        rewrite,
        weight,
      };
    }),
  );
}
