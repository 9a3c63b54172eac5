import type { Strictness } from '@rostrum/domain';
import type { Finding, SignalKind } from '@rostrum/moderator';
import type { AllowedAct, ExamMessage } from '../exam/exam.ts';
import { playTalk } from '../exam/played.ts';
import type { Said } from './texts.ts';

type Findings = readonly Finding<SignalKind>[];

/** A text with the findings of both readers, and what the moderator did about it in a room of its own. */
export type MeasuredText = Said & { findings: Findings; standard: AllowedAct; strict: AllowedAct };

/** Judges a text. `group`: rows of one group depend on each other. */
export type JudgeText = (said: Said) => Promise<Findings>;

/** Heads that accuse. Distress accuses nobody. */
const ACCUSES: ReadonlySet<string> = new Set([
  'personAttack',
  'toxicity',
  'identityAttack',
  'threat',
  'sexual',
  'minor',
  'privacy',
  'doxxing',
]);

export function isAccused({ findings }: MeasuredText): boolean {
  return findings.some(({ kind, flag }) => flag && ACCUSES.has(kind));
}

/** Whether one of these heads speaks. */
export const isFoundAs =
  (...kinds: readonly string[]) =>
  ({ findings }: MeasuredText): boolean =>
    findings.some(({ kind, flag }) => flag && kinds.includes(kind));

/** Judges each text, and plays it in a standard and in a strict room. */
export async function measureTexts(judge: JudgeText, texts: readonly Said[]): Promise<MeasuredText[]> {
  const measured: MeasuredText[] = [];
  for (const said of texts) {
    const findings = await judge(said);
    const isSilent = findings.every(({ flag }) => !flag);
    const actIn = async (strictness: Strictness): Promise<AllowedAct> =>
      isSilent ? 'nothing' : ((await actsOn([{ text: said.text, findings }], strictness))[0] ?? 'nothing');
    measured.push({
      ...said,
      findings,
      standard: await actIn('standard'),
      strict: await actIn('strict'),
    });
  }
  return measured;
}

/** What the moderator does about these messages of one person, one after the other. */
export async function actsOn(
  said: readonly { text: string; findings: Findings }[],
  strictness: Strictness,
): Promise<AllowedAct[]> {
  const messages = said.map(({ text }, at) => aMessage(text, at));
  const talk = { id: 't00', setting: 'chat', topic: 'anything', people: 'two people', lang: 'en' } as const;
  const findingsOf = new Map(messages.map(({ id }, at) => [id, said[at]?.findings ?? []]));
  const played = await playTalk(async ({ id }) => findingsOf.get(id) ?? [], talk, messages, strictness);
  return played.map(({ did }) => did);
}

function aMessage(text: string, at: number): ExamMessage {
  return {
    id: `t00-${at}`,
    talk: 't00',
    by: 'Ada',
    side: 'for',
    kind: 'talk',
    text,
    lang: 'en',
    target: 'nobody',
    stance: 'says',
    found: [],
    acts: 'nothing',
  };
}
