import { dirname, relative, resolve, sep } from 'node:path';
import type { Rule } from 'eslint';

/**
 * `root`: an absolute folder. `order`: its folders, each of which imports only those before it. `''` stands for the files
 * beside the folders. If it has no place, no folder may import them: they compose the folders. `index.ts` always does.
 */
type Layers = { root: string; order: string[] };

const INDEX = 'index.ts';

type Import = { source?: { value?: unknown } | null | undefined };

/** Folders of a library import in one direction. A folder without a place in the order is an error too. */
export const oneDirection: Rule.RuleModule = {
  meta: { type: 'problem', schema: [{ type: 'object' }] },
  create(context) {
    const { root, order } = context.options[0] as Layers;
    const own = folderIn(root, context.filename);
    if (own === INDEX || (own === '' && !order.includes(''))) return {};
    const place = order.indexOf(own);
    const check = ({ source }: Import, node: Rule.Node): void => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const other = folderIn(root, resolve(dirname(context.filename), source.value));
      if (other === own || isBelow(order, other, place)) return;
      context.report({
        node,
        message: `${nameOf(own)} may not import ${nameOf(other)}: see LAYERS in eslint.config.mjs.`,
      });
    };
    return {
      Program(node) {
        if (place < 0)
          context.report({ node, message: `${own} has no place in LAYERS in eslint.config.mjs.` });
      },
      ImportDeclaration: (node) => check(node, node),
      ExportNamedDeclaration: (node) => check(node, node),
      ExportAllDeclaration: (node) => check(node, node),
      ImportExpression: (node) => check(node as Import, node),
    };
  },
};

/** The folder of the root that a file is in; '' beside the folders, and `index.ts` for that file. */
function folderIn(root: string, file: string): string {
  const path = relative(root, file);
  if (path === INDEX) return INDEX;
  const parts = path.split(sep);
  return parts.length > 1 ? (parts[0] ?? '') : '';
}

function nameOf(folder: string): string {
  return folder || 'a file beside the folders';
}

function isBelow(order: readonly string[], folder: string, place: number): boolean {
  const at = order.indexOf(folder);
  return at >= 0 && at < place;
}
