import type { Rules, Span } from './read-rules.ts';

/** A change of the rules that makes them wrong. */
export type Mutant = Span & { what: string; by: string };

const FLIPPED: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' };
const NEGATED: Readonly<Record<string, string>> = {
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
};
const BOUNDS: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

/** The list of the lessons: a test compares it with their files. */
const LESSONS = /return lessonId in \[[^\]]*\]/;

/** Every mutant of the rules, in the order of their text. */
export function mutantsOf(rules: Rules): Mutant[] {
  const all = [
    ...conditions(rules),
    ...operators(rules),
    ...operands(rules),
    ...negations(rules),
    ...numbers(rules),
    ...listed(rules),
  ];
  const isOther = ({ from, to, by }: Mutant) => rules.text.slice(from, to) !== by;
  const inCode = all.filter((mutant) => isOther(mutant) && isOfAnswer(rules, mutant.from));
  return inCode.toSorted((one, other) => one.from - other.from || one.to - other.to);
}

/** Whether a place is in a condition or in a function. */
function isOfAnswer({ text, allows, functions }: Rules, at: number): boolean {
  const lessons = LESSONS.exec(text);
  if (lessons && at >= lessons.index && at < lessons.index + lessons[0].length) return false;
  const spans = [...allows.map(({ condition }) => condition), ...functions.map(({ body }) => body)];
  return spans.some(({ from, to }) => from <= at && at < to);
}

function conditions({ allows }: Rules): Mutant[] {
  return allows.flatMap(({ condition }) =>
    ['true', 'false'].map((by) => ({ ...condition, by, what: `the condition is ${by}` })),
  );
}

function operators({ code }: Rules): Mutant[] {
  return [...code.matchAll(/&&|\|\||[=!]=|<=|>=|<|>/g)].flatMap(({ 0: found, index }) => {
    const span = { from: index, to: index + found.length };
    return [
      { by: FLIPPED[found], what: 'another connective' },
      { by: NEGATED[found], what: 'a comparison the other way round' },
      { by: BOUNDS[found], what: 'a bound that is one off' },
    ].flatMap(({ by, what }) => (by === undefined ? [] : [{ ...span, by, what }]));
  });
}

/** Where an operand that begins or ends at a place is over: at the connective, or the bracket, around it. */
function edgeOf(code: string, start: number, step: 1 | -1): number {
  const [opens, closes] = step === 1 ? ['([{', ')]}'] : [')]}', '([{'];
  let depth = 0;
  for (let at = start; at >= 0 && at < code.length; at += step) {
    const one = code[at] ?? '';
    if (closes.includes(one) && depth === 0) return step === 1 ? at : at + 1;
    if (closes.includes(one)) depth -= 1;
    if (opens.includes(one)) depth += 1;
    if (depth > 0) continue;
    if (';?,'.includes(one) || (one === ':' && code[at + 1] === ' ')) return step === 1 ? at : at + 1;
    const two = step === 1 ? code.slice(at, at + 2) : code.slice(at - 1, at + 1);
    if (two === '&&' || two === '||') return step === 1 ? at : at + 1;
    const word = /\b(return|if)\s*$/.exec(code.slice(Math.max(0, at - 7), at));
    if (step === -1 && word) return at;
  }
  throw new Error('An operand of the rules has no end');
}

function operands({ text, code }: Rules): Mutant[] {
  const found = new Map<number, Mutant[]>();
  for (const { 0: connective, index } of code.matchAll(/&&|\|\|/g)) {
    const right = { from: index + 2, to: edgeOf(code, index + 2, 1) };
    const left = { from: edgeOf(code, index - 1, -1), to: index };
    const what = connective === '&&' ? 'a conjunct less' : 'an alternative less';
    found.set(right.from, [
      { from: index, to: right.to, by: '', what },
      { ...right, by: ` !(${text.slice(right.from, right.to).trim()})`, what: 'a condition negated' },
    ]);
    if (!found.has(left.from))
      found.set(left.from, [
        { from: left.from, to: index + 2, by: '', what },
        { ...left, by: ` !(${text.slice(left.from, left.to).trim()}) `, what: 'a condition negated' },
      ]);
  }
  return [...found.values()].flat();
}

function negations({ code }: Rules): Mutant[] {
  return [...code.matchAll(/!(?!=)/g)].map(({ index }) => ({
    from: index,
    to: index + 1,
    by: '',
    what: 'no negation',
  }));
}

/** Of a product only the first factor: the others are units. */
function numbers({ code }: Rules): Mutant[] {
  return [...code.matchAll(/(?<![\w.]|\* )\d+(?!\w)/g)].flatMap(({ 0: found, index }) =>
    [1, -1].map((step) => ({
      from: index,
      to: index + found.length,
      by: String(Number(found) + step),
      what: `a number of ${found} ${step === 1 ? '+' : '−'} 1`,
    })),
  );
}

/** Names in lists, each left out. */
function listed({ text, code }: Rules): Mutant[] {
  return [...code.matchAll(/\[(?:\s*'[^']*',?)+\s*\]/g)].flatMap(({ 0: list, index }) =>
    [...list.matchAll(/'[^']*'(, )?/g)].map((name) => {
      const from = index + name.index;
      const to = from + name[0].length;
      return { from, to, by: '', what: `a list without ${text.slice(from, to).replace(', ', '')}` };
    }),
  );
}

/** The rules with the mistake in them. */
export const mutated = ({ text }: Rules, { from, to, by }: Mutant): string =>
  text.slice(0, from) + by + text.slice(to);

/** A mutant as a line of a report. */
export function describeMutant({ text }: Rules, { from, to, by, what }: Mutant): string {
  const line = text.slice(0, from).split('\n').length;
  const flat = (words: string) => words.replaceAll(/\s+/g, ' ').trim();
  return `line ${line}: ${what}: “${flat(text.slice(from, to))}” → “${flat(by)}”`;
}
