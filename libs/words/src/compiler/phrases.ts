import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { parseMessage } from './message.ts';

/** A text as a reader sees it: what is written, and the names of the slots between. */
export type Phrase = readonly (string | { slot: string })[];

/** Which option of a select or plural a phrase shows, by the slot's name. */
type Choices = ReadonlyMap<string, string>;

/** A message of many selects has more phrases than anybody needs. */
const MOST = 96;

/** Each phrase that one message can become in English, beside the same in the other language. */
export function phrasesOf(english: string, other: string): { english: Phrase; other: Phrase }[] {
  const [source, target] = [parseMessage(english), parseMessage(other)];
  return choicesIn(source.elements)
    .slice(0, MOST)
    .map((choices) => ({
      english: phraseOf(source.elements, choices, new Map()),
      other: phraseOf(target.elements, choices, new Map()),
    }));
}

/** Every combination of options. */
function choicesIn(elements: readonly MessageFormatElement[]): Choices[] {
  const options = new Map<string, Set<string>>();
  collect(elements, options);
  let all: Choices[] = [new Map()];
  for (const [slot, names] of options)
    all = all.flatMap((one) => [...names].map((name) => new Map([...one, [slot, name]])));
  return all;
}

function collect(elements: readonly MessageFormatElement[], into: Map<string, Set<string>>): void {
  for (const element of elements) {
    if (element.type === TYPE.tag) collect(element.children, into);
    if (element.type !== TYPE.select && element.type !== TYPE.plural) continue;
    const names = into.get(element.value) ?? new Set();
    into.set(element.value, names);
    for (const [name, { value }] of Object.entries(element.options)) {
      names.add(name);
      collect(value, into);
    }
  }
}

function phraseOf(
  elements: readonly MessageFormatElement[],
  choices: Choices,
  counted: ReadonlyMap<string, string>,
): Phrase {
  const parts: (string | { slot: string })[] = [];
  for (const element of elements) {
    switch (element.type) {
      case TYPE.literal:
        parts.push(element.value);
        break;
      case TYPE.tag:
        parts.push(...phraseOf(element.children, choices, counted));
        break;
      case TYPE.select:
      case TYPE.plural: {
        const chosen = element.options[choices.get(element.value) ?? 'other'] ?? element.options['other'];
        const within = element.type === TYPE.plural ? new Map([...counted, ['#', element.value]]) : counted;
        parts.push(...phraseOf(chosen?.value ?? [], choices, within));
        break;
      }
      case TYPE.pound:
        parts.push({ slot: counted.get('#') ?? '#' });
        break;
      default:
        parts.push({ slot: element.value });
    }
  }
  return parts;
}
