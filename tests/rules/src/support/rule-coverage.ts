import { inject } from 'vitest';
import * as z from 'zod/mini';

/** An expression of the rules, with every value it had so far. */
export type Expression = { text: string; line: number; values: unknown[] };

type Node = {
  sourcePosition: Position;
  values?: { value: unknown }[] | undefined;
  children?: Node[] | undefined;
};
/** Offsets count characters; the end is the last one. */
type Position = { line: number; currentOffset: number; endOffset: number };

const nodeSchema: z.ZodMiniType<Node> = z.object({
  sourcePosition: z.object({ line: z.number(), currentOffset: z.number(), endOffset: z.number() }),
  values: z.optional(z.array(z.object({ value: z.unknown() }))),
  children: z.optional(z.array(z.lazy(() => nodeSchema))),
});
const coverageSchema = z.object({
  rules: z.object({ files: z.tuple([z.object({ content: z.string() })]) }),
  report: z.array(nodeSchema),
});

/** The emulator's evaluation counts since the rules were loaded. */
export async function readRuleCoverage(): Promise<Expression[]> {
  const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
  const response = await fetch(`http://${host}/emulator/v1/projects/${inject('projectId')}:ruleCoverage`);
  const { rules, report } = coverageSchema.parse(await response.json());
  const source = rules.files[0].content;
  return report.flatMap(withChildren).map(({ sourcePosition, values = [] }) => ({
    text: source.slice(sourcePosition.currentOffset, sourcePosition.endOffset + 1),
    line: sourcePosition.line,
    values: values.map(({ value }) => value),
  }));
}

function withChildren(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(withChildren)];
}
