import { exerciseSchema, type Exercise } from '@rostrum/domain';
import * as z from 'zod/mini';

const authored = z.record(z.string(), z.unknown());

/** An exercise as authors write it: short forms are written out, then the whole is checked. */
export function exerciseOf(source: unknown): Exercise {
  const exercise = authored.parse(source);
  const { kind, passage, checks, pairs } = exercise;
  return exerciseSchema.parse({
    ...exercise,
    ...(kind === 'mark' ? { passage: piecesOf(z.string().parse(passage)) } : {}),
    ...(kind === 'write' ? { checks: z.array(z.unknown()).parse(checks).map(checkOf) } : {}),
    ...(kind === 'match'
      ? {
          pairs: z
            .array(z.tuple([z.string(), z.string()]))
            .parse(pairs)
            .map(pairOf),
        }
      : {}),
  });
}

const pairOf = ([left, right]: [string, string]) => ({ left, right });

/** `claim` is short for `{kind: claim}`. */
const checkOf = (check: unknown) => (typeof check === 'string' ? { kind: check } : check);

/** `{these words}` are the targets, `[these]` can be marked as well, and text between them cannot. */
function piecesOf(passage: string): { text: string; target: boolean | null }[] {
  return passage
    .split(/(\{[^}]*\}|\[[^\]]*\])/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (piece.startsWith('{')) return { text: piece.slice(1, -1), target: true };
      if (piece.startsWith('[')) return { text: piece.slice(1, -1), target: false };
      return { text: piece, target: null };
    });
}
