import ts from 'typescript';

/** A named test that does not run proves nothing; a step is a part of its test. */
const NOT_RUN: ReadonlySet<string> = new Set(['skip', 'todo', 'fixme', 'fails', 'fail', 'step']);

/**
 * The tests that a source file defines, by their full titles ("group › rule"), as written: the title of
 * `it.each(…)('%s is kept')` is `%s is kept`. It leaves out disabled tests and tests whose title is not plain text.
 */
export function testTitles(file: string, source: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const titles: string[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const call = ts.isCallExpression(node) ? readCall(node) : undefined;
    if (call?.isOff) return;
    if (call?.kind === 'test') titles.push([...groups, call.title].join(' › '));
    const inside = call?.kind === 'group' ? [...groups, call.title] : groups;
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind), []);
  return titles;
}

type TestCall = { kind: 'test' | 'group'; title: string; isOff: boolean };

function readCall({ expression, arguments: [title] }: ts.CallExpression): TestCall | undefined {
  const names = calleeNames(expression);
  const [runner] = names;
  if (
    !title ||
    !ts.isStringLiteralLike(title) ||
    (runner !== 'it' && runner !== 'test' && runner !== 'describe')
  ) {
    return undefined;
  }
  const kind = names.includes('describe') ? 'group' : 'test';
  return { kind, title: title.text, isOff: names.some((name) => NOT_RUN.has(name)) };
}

/** The names in a callee, from the left: `it`, `test.describe.serial`, `it.each(…)`. */
function calleeNames(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...calleeNames(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return calleeNames(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? calleeNames(callee.tag) : [];
}
