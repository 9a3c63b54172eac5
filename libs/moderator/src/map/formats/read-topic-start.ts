import { accept, countCharacters, LIMITS, refuse, type Result } from '@rostrum/domain';
import * as m from '@rostrum/words/moderator-map';
import { readArgdown } from './argdown-read.ts';
import { GRAPH_LIMITS, type ArgumentGraph, type UnreadableGraph } from './graph.ts';
import { readKialo } from './kialo-read.ts';
import { topicArguments, type TopicArguments } from './topic-arguments.ts';
import { readXaif } from './xaif.ts';

type MapTextKind = 'kialo' | 'xaif' | 'argdown';

/** The start of a topic from a person's map. `title` is empty if the map has no possible motion. */
export type TopicStart = TopicArguments & { kind: MapTextKind; title: string };

const READERS: Readonly<Record<MapTextKind, (source: string) => Result<ArgumentGraph, UnreadableGraph>>> = {
  kialo: readKialo,
  xaif: readXaif,
  argdown: readArgdown,
};

const JSON_TEXT = /^\s*(?:\{|\[\s*\{)/;
// None of them looks past the end of its line: each line is read once, however long the text.
const KIALO = /^[^\S\n]*(?:Discussion (?:Title|Name):|\d+(?:\.\d+)+\.\s+(?:Pro|Con):)/im;
const ARGDOWN = /^[^\S\n]*(?:===|(?:<[+_-]|[+_-]>|><|[+_-])[^\S\n]*\S|\[[^\]\n]+\]|<[^>\n]+>)/m;

/**
 * Reads text in any map format, and says which format it was. Refuses with a sentence for the person who pasted it.
 * The longest takes seconds: call it in a worker.
 */
export function readTopicStart(source: string): Result<TopicStart, string> {
  const { length } = source;
  if (length > GRAPH_LIMITS.fileLength) {
    return refuse(m.tooLong({ has: length, most: GRAPH_LIMITS.fileLength }));
  }
  const kind = kindOf(source);
  if (!kind) return refuse(m.noMap());
  const read = READERS[kind](source);
  if (!read.ok) return refuse(lineSays(read.refusal));
  const { title } = read.value;
  // A text of exactly this length was truncated: some programs put the whole text there.
  const isTitle = countCharacters(title) < LIMITS.motionMaxLength;
  return accept({ kind, title: isTitle ? title : '', ...topicArguments(read.value) });
}

function lineSays({ line, says }: UnreadableGraph): string {
  return m.lineSays({ line: String(line), says });
}

function kindOf(source: string): MapTextKind | undefined {
  if (JSON_TEXT.test(source)) return 'xaif';
  if (KIALO.test(source)) return 'kialo';
  return ARGDOWN.test(source) ? 'argdown' : undefined;
}
