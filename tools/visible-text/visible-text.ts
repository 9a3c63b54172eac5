import type { Rule } from 'eslint';

/** Attributes and properties that name things for the program, not for people. */
const TECHNICAL =
  /^(?:aria-(?:controls|describedby|labelledby|current|haspopup|live|autocomplete|owns|activedescendant)|auto(?:Complete|Capitalize)|class[nN]ame|id|key|href|src|to|type|kind|role|look|size|scope|name|rel|target|method|tag|code|path|icon|tone|side|status|at|as|from|dir|align|preserveAspectRatio|inputMode|enterKeyHint|d|step|maskUnits|textAnchor|viewBox|transform|points|fill|stroke|pattern|accept|event|url|variable|selector|positionMethod|referrerPolicy|loading|routing|field|lang|translate|wide|firstWay|readers|state|data-.*)$/u;
/** Properties whose value is shown, even a single word. */
const SHOWN =
  /^(?:label|title|heading|text|says?|note|hint|lede|caption|placeholder|question|answer|verb|summary|because|confirm|cancel|submit)$/u;
/** Calls whose text goes to engineers: errors nobody is shown, logs. */
const TECHNICAL_CALLS =
  /^(?:\w*Error|DOMException|EarlyTask|Problem|super|console\.\w+|logger\.\w+|querySelector(?:All)?|closest|matches|getItem|setItem|removeItem|matchMedia|RegExp|Symbol|cx)$/u;

const WORD = /\p{L}{2,}/u;
/** What attributes such as `aria-hidden` say, and what search engines read. */
const SWITCH = /^(?:true|false|noindex)$/u;
/** A regular expression, or a part of one, whatever words it looks for. */
const PATTERN = /\(\?[:=!<]|\\[bBdDsSwW]|\\p\{/u;
/** As people are spoken to: words with spaces between them that begin in upper case, or that end as a sentence does. */
const SENTENCE = /^\P{L}*\p{Lu}[\p{Ll}'’]* \S|\p{L}{2,} \p{L}{2,}.*[.!?…:]$/u;
/** A label: one word in upper case. */
const LABEL = /^\p{Lu}\p{Ll}/u;

type Node = { type: string; parent?: Node } & Record<string, unknown>;

/**
 * Text that people see belongs in the catalogue (libs/words). The rule reads all text between JSX tags, attributes that are
 * shown or read aloud, properties that are labels, and every other text that looks like a sentence.
 */
export const visibleText: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const report = (node: Node, text: string) =>
      context.report({
        node: node as unknown as Rule.Node,
        message: `Move “${text.trim().slice(0, 60)}” to the catalogue, libs/words/messages.`,
      });
    const check = (node: Node, text: string): void => {
      if (SWITCH.test(text) || PATTERN.test(text)) return;
      if (WORD.test(text) && !isTechnical(node) && (isShown(node, text) || SENTENCE.test(text.trim())))
        report(node, text);
    };
    return {
      JSXText: (node: Rule.Node) => {
        const text = node as unknown as Node;
        const value = String(text['value']);
        if (WORD.test(value)) report(text, value);
      },
      Literal: (node) => {
        if (typeof node.value === 'string') check(node as unknown as Node, node.value);
      },
      TemplateElement: (node) => check(node as unknown as Node, node.value.cooked ?? ''),
    };
  },
};

/** An attribute shows its text unless its name says otherwise; a property if its name says so. */
function isShown(node: Node, text: string): boolean {
  const { parent } = node;
  if (parent?.type === 'JSXAttribute') return !SWITCH.test(text) && !TECHNICAL.test(nameIn(parent['name']));
  return parent?.type === 'Property' && SHOWN.test(nameIn(parent['key'])) && LABEL.test(text);
}

/** Whether something around a text says that no person reads it. */
function isTechnical(node: Node): boolean {
  for (let child = node, at = node.parent; at; child = at, at = at.parent) {
    if (at.type === 'JSXElement' || at.type === 'BlockStatement') return false;
    if (at.type.startsWith('TS') && !/^TS(?:As|Satisfies)Expression$/u.test(at.type)) return true;
    if (at['source'] === child || (at.type === 'Property' && at['key'] === child)) return true;
    if (at.type === 'MemberExpression' && at['property'] === child) return true;
    if (at.type === 'JSXAttribute') return TECHNICAL.test(nameIn(at['name']));
    if (/^(?:Call|New)Expression$/u.test(at.type) && TECHNICAL_CALLS.test(calleeName(at))) return true;
  }
  return false;
}

function calleeName(call: Node): string {
  const callee = call['callee'] as Node;
  if (callee.type === 'Super') return 'super';
  if (callee.type !== 'MemberExpression') return nameIn(callee);
  const method = nameIn(callee['property']);
  const object = nameIn(callee['object']);
  return object === 'console' || object === 'logger' ? `${object}.${method}` : method;
}

function nameIn(node: unknown): string {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown };
  return typeof name === 'string' ? name : typeof value === 'string' ? value : '';
}
