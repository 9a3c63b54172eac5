import { allOf, anyOf, NOTHING, oneOf, type Need } from './need.ts';
import { inLowerCase } from '../text/trigrams.ts';

/** A part of a pattern: every text that it can match if there are few, or its need and its possible endings. */
type Part = { forms: readonly string[] } | { forms?: never; need: Need; ends: readonly string[] };

const EMPTY: Part = { forms: [''] };
const ANYTHING: Part = { need: NOTHING, ends: [''] };
const SPACE: Part = { forms: [' '] };
const DIGIT: Part = { forms: ['0'] };
/** The maximum number of forms of one part. */
const MOST_FORMS = 32;
/** The maximum number of characters in a class ("[sz]"). */
const MOST_CHARACTERS = 8;

/**
 * A necessary condition for a pattern to match, as far as it is cheap: "(?:stop|end) (?:the )?talks?" needs "stop "
 * or "end ", and "talk". It ignores look-arounds and treats most classes as anything. For a case-insensitive pattern
 * the condition is on the lower-case text.
 */
export function needsOf({ source, flags }: RegExp): Need {
  return needOf(readAlternatives({ source, at: 0, isBlind: flags.includes('i') }));
}

type Reader = { readonly source: string; at: number; readonly isBlind: boolean };

/** Unrepeated letters, which patterns mostly consist of. */
const LETTERS = /[a-z']+(?![?*+{])/y;
const TIMES = /[?*+]\??|\{\d+(?:,\d*)?\}\??/y;
const OPENING = /\((?:\?(?:[:=!]|<[=!]|<\w+>))?/y;
const CLASS = /\[(?:\\.|[^\]\\])*\]/suy;
/** An escape sequence. */
const NO_WIDTH = /\\[bB]/y;
const WHITE_SPACE = /\\[snrtfv]/y;
const A_DIGIT = /\\d/y;
const A_KIND = /\\(?:[DwWS\d]|[pP]\{[^}]*\}|u\{[^}]*\}|u[0-9a-f]{4}|x[0-9a-f]{2})/iy;
const CHARACTER = /\\?[^]/uy;

function take(reader: Reader, pattern: RegExp): string | undefined {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.source)?.[0];
  reader.at += found?.length ?? 0;
  return found;
}

function needOf(part: Part): Need {
  return part.forms ? oneOf(part.forms) : part.need;
}

function readAlternatives(reader: Reader): Part {
  const parts = [readSequence(reader)];
  while (isNext(reader, '|')) {
    reader.at += 1;
    parts.push(readSequence(reader));
  }
  const [only = EMPTY] = parts;
  if (parts.length === 1) return only;
  const forms = parts.flatMap((part) => part.forms ?? []);
  if (parts.every((part) => part.forms) && forms.length <= MOST_FORMS) return { forms };
  return { need: anyOf(parts.map(needOf)), ends: [''] };
}

function readSequence(reader: Reader): Part {
  const needs: Need[] = [];
  let forms: readonly string[] = [''];
  // The common continuation, kept apart so that it is compiled only once.
  let tail = '';
  const ended = () => (tail === '' ? forms : forms.map((form) => form + tail));
  while (reader.at < reader.source.length && !isNext(reader, '|)')) {
    const part = readRepeated(reader);
    const [only] = part.forms ?? [];
    if (part.forms?.length === 1) {
      tail += only ?? '';
      continue;
    }
    if (part.forms && part.forms.length * forms.length <= MOST_FORMS) {
      forms = joined(ended(), part.forms);
      tail = '';
      continue;
    }
    needs.push(oneOf(ended()), part.forms ? NOTHING : part.need);
    forms = part.forms ?? part.ends;
    tail = '';
  }
  return needs.length === 0 ? { forms: ended() } : { need: allOf([...needs, oneOf(ended())]), ends: ended() };
}

function joined(beginnings: readonly string[], ends: readonly string[]): string[] {
  const forms: string[] = [];
  for (const beginning of beginnings) for (const end of ends) forms.push(beginning + end);
  return forms;
}

function readRepeated(reader: Reader): Part {
  const part = readAtom(reader);
  const times = isNext(reader, '?*+{') ? take(reader, TIMES) : undefined;
  if (times === undefined) return part;
  const isOptional = times.startsWith('?') || times.startsWith('*') || times.startsWith('{0');
  const isOnce = times.startsWith('?') || /^\{[01](?:,1)?\}/.test(times);
  const { forms } = part;
  // White space of any length is one space.
  if (forms && (isOnce || forms.every((form) => form === ' ')))
    return { forms: isOptional ? ['', ...forms] : forms };
  if (isOptional) return ANYTHING;
  return { need: needOf(part), ends: part.forms ?? part.ends };
}

function readAtom(reader: Reader): Part {
  const letters = take(reader, LETTERS);
  if (letters !== undefined) return { forms: [letters] };
  if (isNext(reader, '(')) return readGroup(reader);
  if (isNext(reader, '\\')) return readEscaped(reader);
  const written = isNext(reader, '[') ? take(reader, CLASS) : undefined;
  if (written !== undefined) return inCase(reader, readClass(written.slice(1, -1)));
  const character = take(reader, CHARACTER) ?? '';
  if (character === '$' || character === '^') return EMPTY;
  if (character === '.') return ANYTHING;
  return character.trim() === '' ? SPACE : inCase(reader, { forms: [character] });
}

function readGroup(reader: Reader): Part {
  const opening = take(reader, OPENING) ?? '';
  const inside = readAlternatives(reader);
  reader.at += 1;
  return opening.endsWith('=') || opening.endsWith('!') ? EMPTY : inside;
}

function readEscaped(reader: Reader): Part {
  if (take(reader, NO_WIDTH)) return EMPTY;
  if (take(reader, WHITE_SPACE)) return SPACE;
  if (take(reader, A_DIGIT)) return DIGIT;
  if (take(reader, A_KIND)) return ANYTHING;
  return inCase(reader, { forms: [(take(reader, CHARACTER) ?? '').replace(/^\\(?=.)/s, '')] });
}

function isNext({ source, at }: Reader, characters: string): boolean {
  return at < source.length && characters.includes(source.charAt(at));
}

function inCase({ isBlind }: Reader, part: Part): Part {
  return isBlind && part.forms ? { forms: part.forms.map(inLowerCase) } : part;
}

/** A few characters without a range are as many forms. */
function readClass(characters: string): Part {
  if (characters === '0-9') return DIGIT;
  if (/^\^|\\|.-./.test(characters)) return ANYTHING;
  const forms = Array.from(characters);
  return forms.length <= MOST_CHARACTERS ? { forms } : ANYTHING;
}
