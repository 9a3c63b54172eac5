import type { MotionForm } from './motion-forms.ts';
import type { Subject } from './find-subjects.ts';

/** Things whose only form is a plural. */
const ALWAYS_MANY =
  /(?:games|olympics|marbles|sculptures|bronzes|jewels|chessmen|oscars|euros|jams|lessons|lies|meals|shortages)$/i;

/** The words of a motion: what `form` does with a subject. */
export function wordMotion({ pattern }: MotionForm, subject: Subject): string {
  const words = formsOf(subject);
  const filled = pattern.replaceAll(/\{(\w+)\}/gu, (_, name: string) => words[name] ?? '');
  return `This house ${filled}`.replaceAll(/\s+/gu, ' ');
}

function formsOf({ thing, before, where, isKnownOne }: Subject): Readonly<Record<string, string>> {
  const isOne = thing.counted === 'a' && isKnownOne;
  const isMany = thing.counted === 'a' ? !isOne : ALWAYS_MANY.test(thing.many);
  const withWords = (name: string) => [...before, name].join(' ').replaceAll(' -', '-');
  const single = withWords(thing.one);
  const definite = `the ${single}`;
  return {
    x: thing.counted === 'the' || isOne ? definite : withWords(thing.many),
    a:
      thing.counted === 'the' || isOne
        ? definite
        : thing.counted === 'a'
          ? `${articleOf(single)} ${single}`
          : single,
    in: where,
    is: isMany ? 'are' : 'is',
    does: isMany ? 'do' : 'does',
    has: isMany ? 'have' : 'has',
    them: isMany ? 'them' : 'it',
    their: isMany ? 'their' : 'its',
  };
}

/** "an" before a sound that is a vowel, which letters do not always show. */
function articleOf(words: string): 'a' | 'an' {
  if (/^(?:uni(?!n)|use|usu|euro|one|once|ewe|uk\b|us\b)/i.test(words)) return 'a';
  if (/^(?:hour|honest|honour|heir|MP|NHS|HIV|ID)/.test(words)) return 'an';
  return /^[aeiou]/i.test(words) ? 'an' : 'a';
}
