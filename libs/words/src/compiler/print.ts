import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Language } from '../language.ts';
import type { Message, Slot } from './message.ts';

const TYPES: Record<Exclude<Slot['kind'], 'choice'>, string> = {
  text: 'string',
  number: 'number',
  tag: '(inside: readonly (string | Node)[]) => Node',
};

/** Whether a message has tags: then it is a list of texts and of what the tags were made into. */
const hasTags = ({ slots }: Message) => [...slots.values()].some(({ kind }) => kind === 'tag');

/** The head of a message's function: `({ name }: { name: string }): string`. */
export function printHead(message: Message): string {
  const { slots } = message;
  const tags = hasTags(message);
  const names = [...slots.keys()].join(', ');
  const types = [...slots].map(([name, slot]) => `${name}: ${typeOf(slot)}`).join('; ');
  const parameter = slots.size > 0 ? `{ ${names} }: { ${types} }` : '';
  return `${tags ? '<Node>' : ''}(${parameter}): ${tags ? 'readonly (string | Node)[]' : 'string'}`;
}

/** The expression that a message's function returns. `prefix` comes before the names of the forms that it calls. */
export function printBody(language: Language, message: Message, prefix: string): string {
  const at = { language, prefix, count: null };
  return hasTags(message) ? printParts(message.elements, at) : printText(message.elements, at);
}

type At = {
  language: Language;
  prefix: string;
  /** The slot that `#` stands for. */
  count: string | null;
};

/** One text. */
function printText(elements: readonly MessageFormatElement[], at: At): string {
  const [only] = elements;
  if (!only) return "''";
  if (elements.length === 1) return only.type === TYPE.literal ? quote(only.value) : printOne(only, at);
  const pieces = elements.map((element) =>
    element.type === TYPE.literal ? escapeTemplate(element.value) : `\${${printOne(element, at)}}`,
  );
  return `\`${pieces.join('')}\``;
}

/** A list of texts and nodes. */
function printParts(elements: readonly MessageFormatElement[], at: At): string {
  return `[${elements.map((element) => printPart(element, at)).join(', ')}]`;
}

function printPart(element: MessageFormatElement, at: At): string {
  if (element.type === TYPE.tag) return `${element.value}(${printParts(element.children, at)})`;
  if (element.type === TYPE.plural || element.type === TYPE.select) {
    return `...${printBranches(element, at, printParts)}`;
  }
  return printOne(element, at);
}

/** An element that is a text by itself. */
function printOne(element: MessageFormatElement, at: At): string {
  switch (element.type) {
    case TYPE.literal:
      return quote(element.value);
    case TYPE.argument:
      return `${at.prefix}isolated(${element.value})`;
    case TYPE.number:
      return `${at.prefix}number('${at.language}', ${element.value})`;
    case TYPE.pound:
      return `${at.prefix}number('${at.language}', ${at.count})`;
    case TYPE.plural:
    case TYPE.select:
      return printBranches(element, at, printText);
    default:
      throw new Error('This kind of element was refused when the message was read');
  }
}

type Branching = Extract<MessageFormatElement, { type: TYPE.plural | TYPE.select }>;

function printBranches(element: Branching, at: At, print: typeof printText): string {
  const inside = element.type === TYPE.plural ? { ...at, count: element.value } : at;
  const branches = Object.entries(element.options)
    .map(([name, { value }]) => `${quote(name)}: ${print(value, inside)}`)
    .join(', ');
  if (element.type === TYPE.select) return `${at.prefix}select(${element.value}, { ${branches} })`;
  const form = element.pluralType === 'ordinal' ? 'ordinal' : 'plural';
  return `${at.prefix}${form}('${at.language}', ${element.value}, { ${branches} })`;
}

function typeOf(slot: Slot): string {
  return slot.kind === 'choice'
    ? slot.of.map((word) => (word === 'other' ? '(string & {})' : quote(word))).join(' | ')
    : TYPES[slot.kind];
}

const quote = (text: string) => JSON.stringify(text);
const escapeTemplate = (text: string) => text.replace(/[`\\]|\$\{/gu, (sign) => `\\${sign}`);
