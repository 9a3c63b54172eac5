import { difficultySchema, topicKindSchema, type KeyTerm, type TopicContent } from '@rostrum/domain';

/**
 * Parses motions separated by empty lines: `kind difficulty | motion`, the background, three lines with `+` for,
 * three with `-` against, and `= term: meaning; term: meaning`. @throws if one of them is malformed; the text is
 * ours, so this is a fault.
 */
export function readBank(category: string, text: string): TopicContent[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((entry) => readEntry(category, entry.split('\n')));
}

function readEntry(category: string, [head = '', background = '', ...lines]: string[]): TopicContent {
  const [, kind, difficulty, motion = ''] = /^(\w+) (\w+) \| (.+)$/.exec(head) ?? [];
  const marked = (mark: string) =>
    lines.filter((line) => line.startsWith(`${mark} `)).map((line) => line.slice(2).trim());
  const topic: TopicContent = {
    motion,
    category,
    kind: topicKindSchema.parse(kind),
    difficulty: difficultySchema.parse(difficulty),
    background,
    arguments: { for: marked('+'), against: marked('-') },
    terms: marked('=').flatMap((line) => line.split('; ').map(readTerm)),
  };
  return topic;
}

function readTerm(written: string): KeyTerm {
  const colon = written.indexOf(': ');
  if (colon < 1) throw new Error(`A term has no meaning: ${written}`);
  return { term: written.slice(0, colon), meaning: written.slice(colon + 2) };
}
