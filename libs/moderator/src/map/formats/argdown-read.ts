import { refuse, type Relation, type Result } from '@rostrum/domain';
import * as m from '@rostrum/words/moderator-map';
import {
  GRAPH_LIMITS,
  graphOfDraft,
  nodeText,
  titleText,
  type ArgumentGraph,
  type Draft,
  type UnreadableGraph,
} from './graph.ts';

/** A line of Argdown with content: its indentation, its sign, and its words. */
type Line = { line: number; indent: number; sign: string; words: string };
type Sign = { relation: Relation; isOutgoing: boolean };

const SIGNS: ReadonlyMap<string, Sign> = new Map([
  ['+', { relation: 'support', isOutgoing: false }],
  ['<+', { relation: 'support', isOutgoing: false }],
  ['+>', { relation: 'support', isOutgoing: true }],
  ['-', { relation: 'rebuttal', isOutgoing: false }],
  ['<-', { relation: 'rebuttal', isOutgoing: false }],
  ['->', { relation: 'rebuttal', isOutgoing: true }],
  ['_', { relation: 'rebuttal', isOutgoing: false }],
  ['<_', { relation: 'rebuttal', isOutgoing: false }],
  ['_>', { relation: 'rebuttal', isOutgoing: true }],
  ['><', { relation: 'rebuttal', isOutgoing: false }],
]);
const STARTS_WITH_SIGN = /^(<[+_-]|[+_-]>|><|[+_-])(?:\s+|(?=[[<]))(.*)$/;
const NAMED = /^(?:\[((?:[^\]\\]|\\.)+)\]|<((?:[^>\\]|\\.)+)>)(:?)\s*(.*)$/;
const CONCLUSION = /^\(\d+\)|^-{2,}/;
const DATA = /(?<!\\)\{[^}]*\}\s*$/;
const TAG = /(?:^|\s)#([\p{L}\p{N}_-]+|\([^)]*\))(?=\s|$)/gu;

/**
 * Reads the part of Argdown that maps are written in: statements, arguments, their relations by indentation, tags for
 * sides. Reconstructions in numbered steps are refused, with the line.
 */
export function readArgdown(source: string): Result<ArgumentGraph, UnreadableGraph> {
  if (source.length > GRAPH_LIMITS.fileLength) return refuse({ line: 1, says: m.fileTooLarge() });
  const { title, body, from } = withoutFrontMatter(source.replace(/\r\n?/g, '\n').split('\n'));
  const draft: Draft = { title, nodes: [], edges: [] };
  const known = new Map<string, Draft['nodes'][number]>();
  const above: { indent: number; id: string }[] = [];
  for (const line of linesIn(body, from)) {
    if (CONCLUSION.test(line.words) && line.sign === '') {
      return refuse({
        line: line.line,
        says: m.numberedSteps(),
      });
    }
    if (line.words.startsWith('#') && line.sign === '' && /^#+\s/.test(line.words)) {
      draft.title ||= titleText(unescape(line.words.replace(/^#+\s*/, '')));
      continue;
    }
    while ((above.at(-1)?.indent ?? -1) >= line.indent) above.pop();
    const parent = line.sign === '' ? undefined : above.at(-1)?.id;
    if (above.length > GRAPH_LIMITS.depth) return refuse({ line: line.line, says: m.nestedTooDeeply() });
    above.push({ indent: line.indent, id: addStatement(draft, known, line, parent) });
  }
  draft.nodes.sort((one, other) => one.line - other.line);
  return graphOfDraft(draft);
}

/** Adds a line's content to the draft and returns the id of its statement. */
function addStatement(
  draft: Draft,
  known: Map<string, Draft['nodes'][number]>,
  { line, sign, words }: Line,
  parent: string | undefined,
): string {
  const { id, text, tags } = statementIn(words, line);
  const before = known.get(id);
  const said = { line, kind: kindOf(tags), side: sideOf(tags) };
  if (!before) {
    const node = { id, text: text || nodeText(id), ...said };
    known.set(id, node);
    draft.nodes.push(node);
  } else if (text !== '') Object.assign(before, said, { text });
  const link = SIGNS.get(sign);
  if (link && parent !== undefined) {
    const relation = relationIn(tags) ?? link.relation;
    const [from, to] = link.isOutgoing ? [parent, id] : [id, parent];
    draft.edges.push({ from, to, relation, line });
  }
  return id;
}

/** A statement's name, its words if they are given here, and its tags. */
function statementIn(words: string, line: number): { id: string; text: string; tags: string[] } {
  const named = NAMED.exec(words);
  const name = named?.[1] ?? named?.[2];
  const rest = (named ? (named[4] ?? '') : words).slice(0, GRAPH_LIMITS.markedLength);
  const isReference = named !== null && named[3] === '';
  return {
    id: name === undefined ? `line ${line}` : unescape(name),
    text: isReference ? '' : nodeText(unescape(rest.replaceAll(TAG, '').replace(DATA, ''))),
    tags: [...rest.matchAll(TAG)].flatMap(([, tag]) => tag ?? []),
  };
}

function kindOf(tags: readonly string[]): Draft['nodes'][number]['kind'] {
  if (tags.includes('evidence')) return 'evidence';
  if (tags.includes('restatement')) return 'restatement';
  return tags.includes('concession') ? 'concession' : 'claim';
}

function relationIn(tags: readonly string[]): Relation | undefined {
  if (tags.includes('restates')) return 'restatement';
  return tags.includes('concedes') ? 'concession' : undefined;
}

function sideOf(tags: readonly string[]): Draft['nodes'][number]['side'] {
  if (tags.includes('for')) return 'for';
  return tags.includes('against') ? 'against' : null;
}

function withoutFrontMatter(lines: readonly string[]): {
  title: string;
  body: readonly string[];
  from: number;
} {
  const first = lines.findIndex((line) => line.trim() !== '');
  if (lines[first]?.trim() !== '===') return { title: '', body: lines, from: 1 };
  const end = lines.findIndex((line, at) => at > first && line.trim() === '===');
  if (end === -1) return { title: '', body: lines, from: 1 };
  const title = lines.slice(first, end).find((line) => line.startsWith('title:'));
  return {
    title: titleText(unquoted((title ?? '').replace(/^title:\s*/, ''))),
    body: lines.slice(end + 1),
    from: end + 2,
  };
}

/** A text in YAML quotes, which is JSON in double quotes. */
function unquoted(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : text;
  } catch {
    return text.replace(/^'(.*)'$/, '$1');
  }
}

/** Lines without comments; joins a continuation line to the previous one. */
function linesIn(body: readonly string[], from: number): Line[] {
  const lines: Line[] = [];
  let isComment = false;
  let isOpen = false;
  body.forEach((raw, at) => {
    const begins = /^\s*(?:\/\*|<!--)/.test(raw);
    if (isComment || begins) {
      isComment = !/(?:\*\/|-->)\s*$/.test(raw);
      return;
    }
    const text = raw.replace(/(?<!\S)\/\/.*$/, '').trimEnd();
    const words = text.trim();
    if (words === '') {
      isOpen = false;
      return;
    }
    const signed = STARTS_WITH_SIGN.exec(words);
    const last = lines.at(-1);
    const goesOn = !signed && isOpen && !NAMED.test(words) && !/^#+\s/.test(words) && !CONCLUSION.test(words);
    if (goesOn && last) last.words += ` ${words}`;
    else {
      const indent = text.length - text.trimStart().length;
      lines.push({
        line: from + at,
        indent: signed ? indent + 1 : 0,
        sign: signed?.[1] ?? '',
        words: signed?.[2] ?? words,
      });
    }
    isOpen = true;
  });
  return lines;
}

function unescape(text: string): string {
  return text.replace(/\\(.)/gu, '$1');
}
