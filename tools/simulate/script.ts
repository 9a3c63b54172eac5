import { FORMATS, withPace, type Format, type Side, type Span, type Strictness } from '@rostrum/domain';

/** A reader's labels of a message: see `labels.ts`. */
type Label = string;

/** A message of a script. `afterSeconds` pass before it; `spans` are the words in braces. */
export type Said = {
  type: 'said';
  by: string;
  afterSeconds: number;
  text: string;
  labels: readonly Label[];
  spans: readonly Span[];
};

/** An action besides talking: the word after `@`, and its arguments. */
export type Done = { type: 'done'; what: string; args: readonly string[] };

/** A debate written for the simulator. */
export type Script = {
  id: string;
  motion: string;
  /** Its kind: `calm`, `heated`, `flooding` … */
  kind: string;
  format: Format;
  strictness: Strictness;
  /** Uids in the order of the seats of each bench, and names by uid; the host and the audience have no seat. */
  benches: Record<Side, readonly string[]>;
  names: Readonly<Record<string, string>>;
  hostId: string;
  lines: readonly (Said | Done)[];
};

/**
 * Reads a script: a header of `key: value`, a line of three dashes, then one line for each message (`Ada 20 [labels]
 * | text`, twenty seconds later) and action (`@step`). Empty lines and those with `#` are ignored.
 *
 * @throws Error that names the malformed line
 */
export function parseScript(id: string, source: string): Script {
  const [head = '', ...body] = source.split(/^---$/m);
  const fields = new Map(linesOf(head).map((line) => parseField(id, line)));
  const field = (key: string) => fields.get(key) ?? fail(id, `no "${key}"`);
  const benches = { for: people(field('for')), against: people(field('against')) };
  const host = people(fields.get('host') ?? 'Hana Quist');
  const audience = people(fields.get('audience') ?? '');
  const everyone = [...benches.for, ...benches.against, ...host, ...audience];
  const format = FORMATS.get(fields.get('format') ?? 'quick-clash') ?? fail(id, 'an unknown format');
  const restatesFirst = fields.get('gate') === 'on';
  const uids = new Set(everyone.map(({ uid }) => uid));
  return {
    id,
    motion: field('motion'),
    kind: field('kind'),
    format: {
      ...withPace(format, fields.get('pace') === 'correspondence' ? 'correspondence' : 'spoken'),
      restatesFirst,
    },
    strictness: asStrictness(fields.get('strictness')),
    benches: { for: benches.for.map(({ uid }) => uid), against: benches.against.map(({ uid }) => uid) },
    names: Object.fromEntries(everyone.map(({ uid, name }) => [uid, name])),
    hostId: host[0]?.uid ?? fail(id, 'no host'),
    lines: linesOf(body.join('---')).map((line) => parseLine(id, line, uids)),
  };
}

function parseField(id: string, line: string): readonly [string, string] {
  const match = /^([a-z]+): (.+)$/.exec(line);
  return match ? [match[1] ?? '', match[2] ?? ''] : fail(id, line);
}

function parseLine(id: string, line: string, uids: ReadonlySet<string>): Said | Done {
  const done = /^@(\w+)((?: \S+)*)$/.exec(line);
  if (done) return { type: 'done', what: done[1] ?? '', args: (done[2] ?? '').split(' ').filter(Boolean) };
  const said = /^(\p{L}+) (\d+(?:\.\d+)?)(?: \[([^\]]*)\])? \| (.+)$/u.exec(line);
  const by = said?.[1]?.toLowerCase() ?? '';
  if (!said || !uids.has(by)) return fail(id, line);
  const labels = (said[3] ?? '').split(',').map((label) => label.trim());
  return {
    type: 'said',
    by,
    afterSeconds: Number(said[2]),
    ...withoutBraces(said[4] ?? ''),
    labels: labels.filter(Boolean),
  };
}

/** Words in braces are the target of a label. */
function withoutBraces(marked: string): { text: string; spans: Span[] } {
  const spans: Span[] = [];
  let text = '';
  let start = 0;
  for (const character of marked) {
    if (character === '{') start = text.length;
    else if (character === '}') spans.push({ start, end: text.length });
    else text += character;
  }
  return { text, spans };
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => (line.trim() === '' || line.startsWith('#') ? [] : [line.trim()]));
}

function people(list: string): { uid: string; name: string }[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => ({ uid: (name.split(' ')[0] ?? name).toLowerCase(), name }));
}

function asStrictness(value = 'standard'): Strictness {
  return value === 'relaxed' || value === 'strict' ? value : 'standard';
}

function fail(id: string, what: string): never {
  throw new Error(`${id}: cannot read ${what}`);
}
