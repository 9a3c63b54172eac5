import * as z from 'zod/mini';
import { ms, share } from '../bounds.ts';
import { uidSchema, messageIdSchema, mapNodeIdSchema } from '../ids.ts';
import { sideSchema } from '../debate/format.ts';

/** The limits of a stored map. A node's words are in UTF-16 units. */
export const MAP_LIMITS = {
  nodesStored: 400,
  edgesStored: 600,
  wordsLength: 400,
  correctionsRead: 500,
} as const;

/**
 * A statement in a map. `claim`: an assertion; `evidence`: the support that they cite; `concession`: that the other
 * side is right; `restatement`: what the other side says, in the words of somebody who answers it; `unread`: a message in
 * a language that the engine does not read, by its first words.
 */
const nodeKindSchema = z.enum(['claim', 'evidence', 'concession', 'restatement', 'unread']);
export type NodeKind = z.infer<typeof nodeKindSchema>;

/** The relation of a node to the one that it points at. */
export const relationSchema = z.enum(['support', 'rebuttal', 'concession', 'restatement']);
export type Relation = z.infer<typeof relationSchema>;

/**
 * A claim's fate. `dropped`: the other side had its turns and did not answer it; `open`: it has not had them;
 * `unjudged`: unknown, since the engine does not read the language.
 */
const fateSchema = z.enum(['answered', 'conceded', 'dropped', 'open', 'unjudged']);
export type Fate = z.infer<typeof fateSchema>;

const place = z.number().check(z.int(), z.minimum(0));

/** Words of a message; `text` is exactly its part from `start` to `end` (UTF-16 units, exclusive). */
const mapNodeSchema = z.object({
  id: mapNodeIdSchema,
  kind: nodeKindSchema,
  messageId: messageIdSchema,
  start: place,
  end: place,
  text: z.string().check(z.maxLength(MAP_LIMITS.wordsLength)),
  authorId: uidSchema,
  /** The side that holds it: of a restatement the other side than its author's. Null for a speaker from the audience. */
  side: z.nullable(sideSchema),
  /** Of a restatement: the person who holds it, null if only the side is known. */
  heldBy: z.optional(z.nullable(uidSchema)),
  stepIndex: place,
  atMs: ms,
  /** Null if it is not a claim. */
  fate: z.nullable(fateSchema),
  /** Its fate as long as nobody answers it; corrections are computed with it. */
  unmet: z.nullable(z.enum(['dropped', 'open', 'unjudged'])),
});
export type MapNode = z.infer<typeof mapNodeSchema>;

/**
 * The reason for an edge: its author quoted the message (`quote`), both are in one message (`message`), the engine
 * inferred it from the words (`words`), or a debater added it (`person`).
 */
const edgeBasisSchema = z.enum(['quote', 'message', 'words', 'person']);
export type EdgeBasis = z.infer<typeof edgeBasisSchema>;

/** `relation` is null if a debater says that the two are unrelated. */
const corrected = { relation: z.nullable(relationSchema), by: uidSchema, atMs: ms };

const mapEdgeSchema = z.object({
  from: mapNodeIdSchema,
  to: mapNodeIdSchema,
  relation: relationSchema,
  basis: edgeBasisSchema,
  /** The confidence, 0 … 1; 1 if it is no guess. */
  score: share,
  /** The author and time of the last change; `was` is the engine's finding, null for none. */
  corrected: z.optional(z.object({ by: uidSchema, atMs: ms, was: z.nullable(relationSchema) })),
});
export type MapEdge = z.infer<typeof mapEdgeSchema>;

/** The argument map of a debate; nodes are in chronological order. */
export const argumentMapSchema = z.object({
  nodes: z.array(mapNodeSchema).check(z.maxLength(MAP_LIMITS.nodesStored)),
  edges: z.array(mapEdgeSchema).check(z.maxLength(MAP_LIMITS.edgesStored)),
  /** The edges that debaters removed. */
  removed: z.array(mapEdgeSchema).check(z.maxLength(MAP_LIMITS.edgesStored)),
});
export type ArgumentMap = z.infer<typeof argumentMapSchema>;

export const correctionsPath = (roomId: string) => `rooms/${roomId}/corrections`;
export const correctionPath = (roomId: string, id: string) => `${correctionsPath(roomId)}/${id}`;

/**
 * `rooms/{roomId}/corrections/{id}`: a debater states the relation between two nodes of the map. All are kept; the
 * latest about a pair counts.
 */
export const mapCorrectionSchema = z.object({ from: mapNodeIdSchema, to: mapNodeIdSchema, ...corrected });
export type MapCorrection = z.infer<typeof mapCorrectionSchema>;
