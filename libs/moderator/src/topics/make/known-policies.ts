import type { MadeMotion } from './made-motion.ts';
import type { Subject } from './find-subjects.ts';

/** What some places have, and what follows from it: `{in}` is " in Belgium". */
type Policy = { has: readonly string[]; where: string; elsewhere: string };

const places = (text: string): string[] => text.split('|');

/** By the name of the thing in the singular. Places in lower case, without "the". As of 2026. */
const POLICIES: Readonly<Record<string, Policy>> = {
  'compulsory voting': {
    has: places(
      'belgium|australia|brazil|argentina|luxembourg|uruguay|peru|ecuador|bolivia|singapore|nauru|paraguay|liechtenstein',
    ),
    where: 'would end compulsory voting{in}',
    elsewhere: 'would introduce compulsory voting{in}',
  },
  conscription: {
    has: places(
      'austria|cyprus|denmark|estonia|finland|greece|israel|latvia|lithuania|norway|south korea|north korea|singapore|sweden|switzerland|taiwan|thailand|turkey|russia|ukraine|iran|egypt',
    ),
    where: 'would end conscription{in}',
    elsewhere: 'would introduce conscription{in}',
  },
  'military service': {
    has: places(
      'austria|cyprus|denmark|estonia|finland|greece|israel|latvia|lithuania|norway|south korea|singapore|sweden|switzerland|taiwan|thailand|turkey',
    ),
    where: 'would end compulsory military service{in}',
    elsewhere: 'would introduce compulsory military service{in}',
  },
  'nuclear energy': nuclear('nuclear energy'),
  'nuclear power': nuclear('nuclear power'),
  euthanasia: {
    has: places('belgium|netherlands|luxembourg|canada|spain|colombia|new zealand|australia'),
    where: 'supports the law on euthanasia{in}',
    elsewhere: 'would allow euthanasia{in}',
  },
  'assisted dying': {
    has: places(
      'belgium|netherlands|luxembourg|canada|spain|switzerland|new zealand|australia|austria|oregon',
    ),
    where: 'supports the law on assisted dying{in}',
    elsewhere: 'would allow assisted dying{in}',
  },
  cannabis: {
    has: places('canada|uruguay|germany|malta|luxembourg|south africa|california'),
    where: 'believes that it was right to legalise cannabis{in}',
    elsewhere: 'would legalise cannabis{in}',
  },
  monarchy: {
    has: places(
      'britain|great britain|united kingdom|uk|england|scotland|wales|spain|sweden|norway|denmark|netherlands|belgium|luxembourg|japan|thailand|jordan|morocco|canada|australia|new zealand|jamaica|malaysia|cambodia|bhutan|lesotho|eswatini|tonga',
    ),
    where: 'would abolish the monarchy{in}',
    elsewhere: '',
  },
};

function nuclear(name: string): Policy {
  return {
    has: places(
      'france|britain|great britain|united kingdom|uk|england|united states|us|usa|japan|china|india|south korea|canada|sweden|finland|spain|belgium|switzerland|czechia|czech republic|slovakia|hungary|bulgaria|romania|ukraine|russia|argentina|brazil|mexico|south africa|pakistan|netherlands|slovenia|iran|armenia|belarus',
    ),
    where: `would phase out ${name}{in}`,
    elsewhere: `would build nuclear power stations{in}`,
  };
}
/** Countries that left nuclear energy. */
const LEFT_NUCLEAR = new Set(['germany', 'italy', 'lithuania', 'taiwan']);

/** The motion about a policy that a place surely has or has not. Nothing without a place. */
export function knownPolicies({ thing, before, where, place }: Subject): MadeMotion[] {
  const policy = POLICIES[thing.one];
  if (!policy || before.length > 0 || place === '') return [];
  const pattern =
    LEFT_NUCLEAR.has(place) && thing.one.startsWith('nuclear')
      ? `would return to ${thing.one}{in}`
      : policy[policy.has.includes(place) ? 'where' : 'elsewhere'];
  if (pattern === '') return [];
  return [{ motion: `This house ${pattern.replace('{in}', where)}`, kind: 'policy', difficulty: 'fair' }];
}
