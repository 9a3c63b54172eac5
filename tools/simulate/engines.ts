import { judgeMessage, type PolicySignal } from '@rostrum/moderator';
import { signalsOfLabels } from './labels.ts';
import type { Said, Script } from './script.ts';

/** A message that was shown before. */
export type Heard = { by: string; text: string };

/** What reads a message: the labels that a person gave it, or the engine that rooms run on. */
export type Engine = (said: Said, script: Script, heard: readonly Heard[]) => readonly PolicySignal[];

export const ENGINES = {
  labels: (said) => signalsOfLabels(said),
  embedded: ({ text, by }, { names }) => {
    const others = Object.entries(names).flatMap(([uid, name]) => (uid === by ? [] : [name]));
    return judgeMessage(text, { names: others });
  },
} as const satisfies Record<string, Engine>;

export type EngineName = keyof typeof ENGINES;

export function isEngineName(name: string): name is EngineName {
  return Object.hasOwn(ENGINES, name);
}
