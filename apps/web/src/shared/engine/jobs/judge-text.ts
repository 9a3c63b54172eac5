import { signalsFrom } from '@rostrum/moderator';
import { createCivilityEngine } from '@rostrum/moderator/engine';
import type { JudgeText } from './judge-draft.ts';

/** The number of cached judgements: the growing draft, and the last messages. */
const KEPT = 12;

/** The embedded engine, built once and warm: it decodes its figures here, not at the first judgement. */
export function createJudge(): JudgeText {
  const engine = createCivilityEngine();
  const known = new Map<string, ReturnType<JudgeText>>();
  const judge: JudgeText = (text, names) => {
    const key = JSON.stringify([text, names]);
    const before = known.get(key);
    if (before) return before;
    const findings = engine.judgeCivility(engine.analyse(text), { names });
    const judged = { signals: signalsFrom(findings), toxicity: findings.toxicity.score };
    known.set(key, judged);
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    return judged;
  };
  // eslint-disable-next-line words/visible -- The engine reads this sentence, and nobody else.
  judge('You are wrong about that, and here is why.', []);
  return judge;
}
