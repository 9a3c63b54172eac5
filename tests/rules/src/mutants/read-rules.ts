/** A part of the rules' text: from its first character to the one after its last. */
export type Span = { from: number; to: number };
/** One `allow` with its condition. */
type Allow = { methods: readonly string[]; condition: Span; pattern: RegExp };
type FunctionSpan = { name: string; body: Span };

export type Rules = {
  text: string;
  /** The text with comments and the insides of words as spaces, so that what is found in it is code. */
  code: string;
  allows: readonly Allow[];
  functions: readonly FunctionSpan[];
};

const METHODS: Readonly<Record<string, readonly string[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

const blank = (found: string) => found.replace(/[^\n]/g, ' ');

/** The text without comments and words; every character keeps its place. */
function codeOf(text: string): string {
  return text.replace(/\/\/.*$|'(?:[^'\\\n]|\\.)*'/gm, (found) =>
    found.startsWith('/') ? blank(found) : `'${blank(found.slice(1, -1))}'`,
  );
}

/** Where the brace that is open at `from` closes. */
function closeOf(code: string, from: number): number {
  let depth = 0;
  for (let at = from; at < code.length; at += 1) {
    if (code[at] === '{') depth += 1;
    if (code[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('A block of the rules has no end');
}

/** The paths that a `match` stands for, as far as it goes. */
const patternOf = (path: string) => path.replace(/\{[^}=]+=\*\*\}/g, '.+').replace(/\{[^}]+\}/g, '[^/]+');

/** Finds what the rules consist of. Every place begins after the documents of a database, or the files of a bucket. */
export function readRules(text: string): Rules {
  const code = codeOf(text);
  const blocks = [...code.matchAll(/\bmatch (\/\S+) \{/g)].map(({ 0: found, 1: path = '', index }) => ({
    path,
    from: index,
    to: closeOf(code, index + found.length - 1),
  }));
  const pathAt = (at: number) =>
    blocks
      .filter(({ from, to }) => from < at && at < to)
      .slice(1)
      .map(({ path }) => patternOf(path))
      .join('');
  const allows = [...code.matchAll(/\ballow ([a-z, ]+): if ([^;]*);/g)].map(
    ({ 0: found, 1: names = '', 2: condition = '', index }): Allow => {
      const from = index + found.length - condition.length - 1;
      return {
        methods: names.split(', ').flatMap((name) => METHODS[name] ?? [name]),
        condition: { from, to: from + condition.length },
        pattern: new RegExp(`^${pathAt(index)}$`),
      };
    },
  );
  const functions = [...code.matchAll(/\bfunction (\w+)\([^)]*\) (\{)/g)].map(
    ({ 0: found, 1: name = '', index }): FunctionSpan => {
      const from = index + found.length - 1;
      return { name, body: { from: from + 1, to: closeOf(code, from) } };
    },
  );
  return { text, code, allows, functions };
}

const isIn = ({ from, to }: Span, at: number) => from <= at && at < to;

/** The `allow`s whose answer a change at this place may alter: its own, or all that call the function, however far. */
export function allowsAround({ code, allows, functions }: Rules, at: number): readonly Allow[] {
  const own = allows.filter(({ condition }) => isIn(condition, at));
  if (own.length > 0) return own;
  const names = new Set(functions.filter(({ body }) => isIn(body, at)).map(({ name }) => name));
  const calls = ({ from, to }: Span) =>
    [...names].some((name) => new RegExp(`\\b${name}\\(`).test(code.slice(from, to)));
  for (let before = -1; before < names.size;) {
    before = names.size;
    for (const { name, body } of functions) if (calls(body)) names.add(name);
  }
  return allows.filter(({ condition }) => calls(condition));
}
