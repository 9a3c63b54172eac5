import { accept, refuse, type Result } from '@rostrum/domain';
import * as m from '@rostrum/words/moderator-map';
import * as z from 'zod/mini';
import { GRAPH_LIMITS, type UnreadableGraph } from './graph.ts';

const plainSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** A JSON value with the line it begins on, from 1. */
export type Located =
  | { type: 'object'; line: number; fields: ReadonlyMap<string, Located> }
  | { type: 'array'; line: number; items: readonly Located[] }
  | { type: 'plain'; line: number; value: z.infer<typeof plainSchema> };

const TOKEN = /[\s]*(?:([{}[\],:])|("[^"\\\n\r]*(?:\\.[^"\\\n\r]*)*")|(-?\d[\d.eE+-]*|true|false|null))/y;

/** JSON as `JSON.parse` reads it, with lines, so that an error can name its line. Never throws. */
export function parseLocated(text: string): Result<Located, UnreadableGraph> {
  const reader = new Reader(text);
  try {
    return accept(reader.readAll());
  } catch (flaw) {
    if (flaw instanceof Flaw) return refuse({ line: flaw.line, says: flaw.message });
    throw flaw;
  }
}

class Flaw extends Error {
  readonly line: number;
  constructor(line: number, says: string) {
    super(says);
    this.line = line;
  }
}

class Reader {
  readonly #text: string;
  #at = 0;
  #line = 1;
  #counted = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  readAll(): Located {
    const value = this.#value(this.#next());
    if (this.#text.slice(this.#at).trim() !== '') throw this.#flaw(m.moreAfterEnd());
    return value;
  }

  #next(): string {
    TOKEN.lastIndex = this.#at;
    const match = TOKEN.exec(this.#text);
    if (!match) {
      const isEnd = this.#text.slice(this.#at).trim() === '';
      throw this.#flaw(isEnd ? m.endsTooEarly() : m.noJsonSign());
    }
    this.#at = TOKEN.lastIndex;
    return match[0].trimStart();
  }

  #value(token: string): Located {
    const line = this.#here();
    if (token === '{' || token === '[') return this.#nested(token, line);
    if (/^[}\],:]/.test(token)) throw this.#flaw(m.noValue({ sign: token }));
    return { type: 'plain', line, value: this.#plain(token) };
  }

  #plain(token: string): z.infer<typeof plainSchema> {
    try {
      return plainSchema.parse(JSON.parse(token));
    } catch {
      // Falls through to the flaw.
    }
    throw this.#flaw(m.noJsonText());
  }

  #nested(token: '{' | '[', line: number): Located {
    this.#depth += 1;
    if (this.#depth > GRAPH_LIMITS.depth) throw this.#flaw(m.jsonTooDeep());
    const read = token === '{' ? this.#object(line) : this.#array(line);
    this.#depth -= 1;
    return read;
  }

  #object(line: number): Located {
    const fields = new Map<string, Located>();
    let token = this.#next();
    while (token !== '}') {
      if (!token.startsWith('"')) throw this.#flaw(m.nameInQuotes());
      const name = String(this.#plain(token));
      if (this.#next() !== ':') throw this.#flaw(m.colonMissing({ name: name.slice(0, 40) }));
      fields.set(name, this.#value(this.#next()));
      token = this.#separator('}');
    }
    return { type: 'object', line, fields };
  }

  #array(line: number): Located {
    const items: Located[] = [];
    let token = this.#next();
    while (token !== ']') {
      items.push(this.#value(token));
      token = this.#separator(']');
    }
    return { type: 'array', line, items };
  }

  /** The token after a comma, or the end of the nested value. */
  #separator(end: '}' | ']'): string {
    const token = this.#next();
    if (token === end) return token;
    if (token !== ',') throw this.#flaw(m.commaMissing());
    const next = this.#next();
    if (next === end) throw this.#flaw(m.commaBeforeEnd());
    return next;
  }

  #here(): number {
    for (; this.#counted < this.#at; this.#counted += 1) {
      if (this.#text.charCodeAt(this.#counted) === 10) this.#line += 1;
    }
    return this.#line;
  }

  #flaw(says: string): Flaw {
    return new Flaw(this.#here(), says);
  }
}
