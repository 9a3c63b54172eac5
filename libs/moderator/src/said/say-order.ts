import { languageName } from '@rostrum/domain/languages';
import { formatList } from '@rostrum/words';
import * as m from '@rostrum/words/moderator-findings';

/** How orders are hidden from people, and how their label ends. */
const HIDINGS = {
  invisible: m.invisible,
  base64: m.inBase64,
  hexadecimal: m.hexadecimal,
  backwards: m.backwards,
  split: m.splitOverTurns,
} as const;
export type Hiding = keyof typeof HIDINGS;

const IN = 'gives the machine orders in ';

/** The label of orders in other languages, by their BCP 47 tags. A pattern may be one of several languages. */
export function ordersIn(tags: readonly string[]): string {
  return `${IN}${tags.join(' ')}`;
}

/** The label of orders that are hidden in some way. */
export function hiddenIn(label: string, hiding: Hiding): string {
  return `${label}, ${hiding}`;
}

/** A label that one of the functions above made; undefined for any other. */
export function sayOrder(label: string, sayLabel: (label: string) => string): string | undefined {
  if (label.startsWith(IN)) {
    const names = label.slice(IN.length).split(' ').map(languageName);
    return m.ordersIn({ language: formatList(names, { type: 'disjunction' }) });
  }
  const [, order, hiding = ''] = /^(.*), (\w+)$/u.exec(label) ?? [];
  return order !== undefined && isHiding(hiding) ? HIDINGS[hiding]({ order: sayLabel(order) }) : undefined;
}

function isHiding(word: string): word is Hiding {
  return Object.hasOwn(HIDINGS, word);
}
