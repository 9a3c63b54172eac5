import { readdirSync, readFileSync } from 'node:fs';
import type { JudgeContext } from '@rostrum/moderator/engine';

/** A message as a room gives it to the engine. */
export type Posted = { text: string; context: JudgeContext };

/** Length of a message, in UTF-16 units. */
export const LENGTH = 600;
/** A room's memory of earlier words: messages, and UTF-16 units of each. */
const HEARD = { messages: 4, length: 280 };
const DEBATES = new URL('../simulate/debates/', import.meta.url);

/**
 * One message per line of the scripted debates: that line and the following ones up to the length, in their own
 * debate. No two are the same, so that only words can be cached from one to the next.
 */
export function postedMessages(): Posted[] {
  return fromDebates((after) => {
    const text = after.join(' ').slice(0, LENGTH);
    return text.length < LENGTH ? undefined : text;
  });
}

/** Every line of the scripted debates in its context, of any length. */
export function writtenMessages(): Posted[] {
  return fromDebates(([line]) => line);
}

/** `textOf`: the posted text for a line and those after it; nothing if undefined. */
type TextOf = (after: readonly string[]) => string | undefined;

function fromDebates(textOf: TextOf): Posted[] {
  const scripts = readdirSync(DEBATES).map((file) => readFileSync(new URL(file, DEBATES), 'utf8'));
  return scripts.flatMap((script) => inDebate(script, textOf));
}

function inDebate(script: string, textOf: TextOf): Posted[] {
  const lines = Array.from(script.matchAll(/^(\p{L}+) [\d.]+(?: \[[^\]]*\])? \| (.+)$/gmu), (match) => ({
    by: match[1] ?? '',
    text: (match[2] ?? '').replaceAll(/[{}]/g, ''),
  }));
  const motion = /^motion: (.+)$/m.exec(script)?.[1] ?? '';
  const names = Array.from(script.matchAll(/^(?:for|against|host): (.+)$/gm), ({ 1: list = '' }) =>
    list.split(', '),
  ).flat();
  return lines.flatMap(({ by }, at) => {
    const text = textOf(lines.slice(at).map((line) => line.text));
    if (text === undefined) return [];
    const heard = lines
      .slice(Math.max(0, at - HEARD.messages), at)
      .map((line) => ({ ...line, text: line.text.slice(0, HEARD.length) }));
    const others = heard.flatMap((line) => (line.by === by ? [] : [line.text]));
    const context: JudgeContext = {
      motion,
      names: names.filter((name) => !name.startsWith(by)),
      said: heard.map((line) => line.text),
      own: [heard.flatMap((line) => (line.by === by ? [line.text] : []))],
      ...(others.length > 0 && { candidates: others, restates: others.at(-1) ?? '' }),
    };
    return [{ text, context }];
  });
}
