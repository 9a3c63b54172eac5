import { parse, type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';

/** What a slot of a message takes: a text, a count, what to do with the text inside a tag, or one of these words. */
export type Slot = { kind: 'text' } | { kind: 'number' } | { kind: 'tag' } | { kind: 'choice'; of: string[] };

export type Message = {
  elements: readonly MessageFormatElement[];
  /** By name, in alphabetical order. */
  slots: ReadonlyMap<string, Slot>;
};

/** Reads a message in ICU MessageFormat. @throws Error saying what is wrong with it, and what to write instead */
export function parseMessage(source: string): Message {
  const elements = parse(source, { requiresOtherClause: true });
  const slots = new Map<string, Slot>();
  collect(elements, slots);
  return { elements, slots: new Map([...slots].toSorted(([one], [other]) => (one < other ? -1 : 1))) };
}

function collect(elements: readonly MessageFormatElement[], slots: Map<string, Slot>): void {
  for (const element of elements) {
    switch (element.type) {
      case TYPE.argument:
        note(slots, element.value, { kind: 'text' });
        break;
      case TYPE.number:
        if (element.style) throw new Error(`Write {${element.value}, number} without a style`);
        note(slots, element.value, { kind: 'number' });
        break;
      case TYPE.tag:
        note(slots, element.value, { kind: 'tag' });
        collect(element.children, slots);
        break;
      case TYPE.plural:
        if (element.offset !== 0) throw new Error(`Take the offset out of {${element.value}, plural}`);
        note(slots, element.value, { kind: 'number' });
        collectBranches(element.options, slots);
        break;
      case TYPE.select:
        note(slots, element.value, { kind: 'choice', of: Object.keys(element.options).toSorted() });
        collectBranches(element.options, slots);
        break;
      case TYPE.date:
      case TYPE.time:
        throw new Error(`Pass {${element.value}} as a text: the page's own helpers write dates and times`);
    }
  }
}

function collectBranches(
  options: Record<string, { value: readonly MessageFormatElement[] }>,
  slots: Map<string, Slot>,
): void {
  for (const { value } of Object.values(options)) collect(value, slots);
}

/** A name may occur often, but always as the same; a number may also be written where it only counts. */
function note(slots: Map<string, Slot>, name: string, slot: Slot): void {
  if (!/^[a-z][a-zA-Z0-9]*$/u.test(name)) throw new Error(`Name the slot {${name}} in camelCase`);
  const before = slots.get(name);
  if (before && JSON.stringify(before) !== JSON.stringify(slot)) {
    throw new Error(`Use {${name}} for one thing: it is a ${before.kind} and a ${slot.kind}`);
  }
  slots.set(name, slot);
}
