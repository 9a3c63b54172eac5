import { otherSide } from '@rostrum/domain';
import { signalsFrom, type Finding, type SignalKind } from '@rostrum/moderator';
import { createCivilityEngine, judgeDebate } from '@rostrum/moderator/engine';
import { signalsOfLabels } from './labels.ts';
import type { Said, Script } from './script.ts';

/** A message that was shown before. */
type Heard = { by: string; text: string };

/** The reader of a message: a person's labels, or the engine of the rooms. */
export type Engine = (said: Said, script: Script, heard: readonly Heard[]) => readonly Finding<SignalKind>[];

const civility = createCivilityEngine();

/** How many of the last messages a head gets, as in a room. */
const LAST = 10;

export const ENGINES = {
  labels: (said) => signalsOfLabels(said),
  embedded: ({ text, by }, { names, motion, benches }, heard) => {
    const side = benches.for.includes(by) ? 'for' : 'against';
    const restates = heard.findLast((one) => benches[otherSide(side)].includes(one.by))?.text;
    const context = {
      motion,
      names: Object.entries(names).flatMap(([uid, name]) => (uid === by ? [] : [name])),
      said: heard.slice(-LAST).map((one) => one.text),
      own: [
        heard
          .filter((one) => one.by === by)
          .slice(-LAST)
          .map((one) => one.text),
      ],
      ...(restates === undefined ? {} : { restates }),
    };
    const analysis = civility.analyse(text);
    return signalsFrom({
      ...civility.judgeCivility(analysis, { names: context.names, earlier: context.own[0] ?? [] }),
      ...judgeDebate(analysis, context),
    });
  },
} as const satisfies Record<string, Engine>;

export type EngineName = keyof typeof ENGINES;

export function isEngineName(name: string): name is EngineName {
  return Object.hasOwn(ENGINES, name);
}
