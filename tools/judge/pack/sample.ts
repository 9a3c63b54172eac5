import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.ts';

const DEBATES = 'tools/simulate/debates';
const MOTION = 'We should adopt school uniforms';
/** Texts in which something goes wrong in programs that are not careful. */
const ODD = [
  '',
  ' \n',
  '\u200B'.repeat(40),
  '😀🔥'.repeat(200),
  'broken \uD83D text',
  'constructor __proto__',
  'Du bist ein Idiot.',
];

/** Texts of the repository: lines of the scripted debates, attacks of the red team, and odd ones. */
function texts(): string[] {
  const debates = readdirSync(inRoot(DEBATES)).flatMap((file) =>
    Array.from(
      readFileSync(inRoot(`${DEBATES}/${file}`), 'utf8').matchAll(/ \| (.+)$/gm),
      ({ 1: text = '' }) => text,
    ),
  );
  const attacks = readFileSync(inRoot('tools/red-team/attacks.jsonl'), 'utf8').matchAll(
    /"turns": \["((?:[^"\\]|\\.)*)"/g,
  );
  return [...ODD, ...Array.from(attacks, ({ 1: text = '' }) => text), ...debates];
}

/** So many texts, those of every kind spread over them. Texts repeat, with a number, where there are too few. */
function sampleTexts(count: number): string[] {
  const all = texts();
  const step = Math.max(1, all.length / count);
  return Array.from({ length: count }, (_, at) => {
    const place = Math.floor(at * step);
    const text = all[place % all.length] ?? '';
    return place < all.length ? text : `${Math.floor(place / all.length) + 1}. ${text}`;
  });
}

/** Lines for the command: every shape of request, and some mistakes. */
export function sampleLines(count: number): string[] {
  return sampleTexts(count).map((text, at, all) => {
    if (at % 50 === 49) return at % 100 === 99 ? 'no JSON' : JSON.stringify({ id: at, text: at });
    if (at % 50 === 24) {
      const messages = all
        .slice(at - 8, at)
        .map((said, id) => ({ id, side: id % 2 ? 'for' : 'against', text: said }));
      return JSON.stringify({ op: 'summary', id: at, motion: MOTION, messages, count: 4 });
    }
    const context = all.slice(Math.max(0, at - 3), at).map((said, by) => ({ speaker: by % 2, text: said }));
    const more =
      at % 2 === 0
        ? { motion: MOTION, context, candidates: all.slice(0, 3), keyPoints: ['Uniforms cost money'] }
        : {};
    return JSON.stringify({ id: at, text, ...more });
  });
}

/** Requests for `comments:analyze`: those that are answered, and some that are refused. */
export function sampleRequests(count: number): object[] {
  return sampleTexts(count).map((text, at) => ({
    comment: { text },
    requestedAttributes: {
      INSULT: {},
      IDENTITY_ATTACK: { scoreThreshold: 0.3 },
      THREAT: {},
      ...(at % 3 === 0 ? { TOXICITY: {}, SEXUALLY_EXPLICIT: {} } : {}),
      ...(at % 40 === 39 ? { SPAM: {} } : {}),
    },
    spanAnnotations: at % 2 === 0,
    clientToken: String(at),
    ...(at % 5 === 0 ? { languages: ['en'] } : {}),
  }));
}
