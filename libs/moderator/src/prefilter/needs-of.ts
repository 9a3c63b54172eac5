import { allOf, anyOf, NOTHING, oneOf, type Need } from './need.ts';

/** A part of a pattern: every text that it can match where those are few, and what it needs in any case. */
type Part = { forms?: readonly string[]; need: Need };

const EMPTY: Part = { forms: [''], need: NOTHING };
const ANYTHING: Part = { need: NOTHING };
const SPACE: Part = { forms: [' '], need: NOTHING };
/** Forms of one part that are told apart. */
const MOST_FORMS = 160;
/** Letters of a class ("[sz]") that are told apart. */
const MOST_LETTERS = 4;

/**
 * What every text contains that a pattern matches in, as far as it can be told cheaply: "(?:stop|end) (?:the )?talks?"
 * needs "stop " or "end ", and "talk". Reads patterns that tell upper from lower case. What stands in look-arounds,
 * classes and beyond ASCII is taken for anything.
 *
 * @throws SyntaxError where a pattern looks at no such thing: flags that make it blind for case
 */
export function needsOf({ source, flags }: RegExp): Need {
  if (flags.includes('i')) throw new SyntaxError(`Case is not told apart in ${source}`);
  return needOf(readAlternatives({ source, at: 0 }));
}

type Reader = { readonly source: string; at: number };

function take(reader: Reader, pattern: RegExp): string | undefined {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.source)?.[0];
  reader.at += found?.length ?? 0;
  return found;
}

function needOf({ forms, need }: Part): Need {
  return forms ? oneOf(forms) : need;
}

function readAlternatives(reader: Reader): Part {
  const parts = [readSequence(reader)];
  while (take(reader, /\|/y)) parts.push(readSequence(reader));
  const forms = parts.flatMap((part) => part.forms ?? []);
  if (parts.every((part) => part.forms) && forms.length <= MOST_FORMS) return { forms, need: NOTHING };
  return { need: anyOf(parts.map(needOf)) };
}

function readSequence(reader: Reader): Part {
  const needs: Need[] = [];
  let forms: readonly string[] = [''];
  while (reader.at < reader.source.length && !/[|)]/.test(reader.source.charAt(reader.at))) {
    const part = readRepeated(reader);
    if (part.forms && part.forms.length * forms.length <= MOST_FORMS) {
      const own = part.forms;
      forms = forms.flatMap((form) => own.map((end) => form + end));
      continue;
    }
    needs.push(oneOf(forms));
    if (!part.forms) needs.push(part.need);
    forms = part.forms ?? [''];
  }
  if (needs.length === 0) return { forms, need: NOTHING };
  return { need: allOf([...needs, oneOf(forms)]) };
}

function readRepeated(reader: Reader): Part {
  const part = readAtom(reader);
  const times = take(reader, /[?*+]\??|\{\d+(?:,\d*)?\}\??/y);
  if (times === undefined) return part;
  const isOptional = /^(?:[?*]|\{0)/.test(times);
  const isOnce = /^\?|^\{[01](?:,1)?\}/.test(times);
  const { forms } = part;
  // White space of any length is one space.
  if (forms && (isOnce || forms.every((form) => form === ' ')))
    return { forms: isOptional ? ['', ...forms] : forms, need: NOTHING };
  return isOptional ? ANYTHING : { need: needOf(part) };
}

function readAtom(reader: Reader): Part {
  const opening = take(reader, /\((?:\?(?:[:=!]|<[=!]|<\w+>))?/y);
  if (opening !== undefined) {
    const inside = readAlternatives(reader);
    take(reader, /\)/y);
    return /[=!]$/.test(opening) ? EMPTY : inside;
  }
  const letters = take(reader, /\[(?:\\.|[^\]\\])*\]/suy);
  if (letters !== undefined) return readClass(letters);
  if (take(reader, /\\[bB]|[$^]/y)) return EMPTY;
  if (take(reader, /\\[snrtfv]|\s/y)) return SPACE;
  if (take(reader, /\\(?:[dDwWS\d]|[pP]\{[^}]*\}|u\{[^}]*\}|u[0-9a-f]{4}|x[0-9a-f]{2})|\./iy))
    return ANYTHING;
  const character = take(reader, /\\?[^]/uy) ?? '';
  const plain = character.slice(-1);
  return plain < '\u0080' ? { forms: [plain], need: NOTHING } : ANYTHING;
}

function readClass(written: string): Part {
  const letters = written.slice(1, -1);
  const isPlain = letters.length <= MOST_LETTERS && /^[a-z0-9]+$/.test(letters);
  return isPlain ? { forms: Array.from(letters), need: NOTHING } : ANYTHING;
}
