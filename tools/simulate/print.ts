import { currentStep } from '@rostrum/domain';
import { hasActed, type ActedDecision, type SilentDecision } from '@rostrum/moderator';
import { measure } from './measure.ts';
import type { Stage } from './stage.ts';

/** One debate as text: the messages, the moderator's decisions, and the reasons. */
export function describe(stage: Stage): string {
  const { script } = stage;
  const startMs = stage.log[0]?.nowMs ?? 0;
  const lines = [
    ...stage.messages.map(({ atMs, by, text, state }) => ({
      atMs,
      text: `${script.names[by] ?? by}${state === 'held' ? ' (held)' : ''}: ${text}`,
    })),
    ...stage.noted.flatMap(({ decision, atMs, debate }) => {
      if (!hasActed(decision))
        return decision.about ? [{ atMs, text: `    · silent: ${silence(decision)}` }] : [];
      const step = currentStep(debate)?.name ?? debate.phase;
      return [{ atMs, text: act(decision, script.names, step) }];
    }),
  ].toSorted((one, other) => one.atMs - other.atMs);
  const head = `\n## ${script.id} · ${script.kind} · ${script.format.name} · ${script.strictness}\n“${script.motion}”`;
  return [head, ...lines.map(({ atMs, text }) => `${clock(atMs - startMs)}  ${text}`), summary(stage)].join(
    '\n',
  );
}

/** The results of each debate, and of all together. */
export function describeAll(stages: readonly Stage[]): string {
  const all = stages.map(measure);
  const sum = (pick: (one: (typeof all)[number]) => number) =>
    all.reduce((total, one) => total + pick(one), 0);
  const messages = sum((one) => one.messages);
  const publicActs = sum((one) => one.publicActs);
  const calm = stages.filter(({ script }) => script.kind === 'calm').map(measure);
  return [
    `\n${stages.length} debates, ${messages} messages, ${sum((one) => one.held)} held, ${sum((one) => one.notes)} private notes.`,
    `Public acts apart from the clock: ${publicActs}, ${percent(publicActs / Math.max(1, messages))} of the messages; most in one debate: ${percent(Math.max(0, ...all.map(({ share }) => share)))}.`,
    `Inside a prepared speech: ${sum((one) => one.inSpeeches)}.`,
    `False public accusations in ${calm.length} calm debates: ${calm.reduce((total, one) => total + one.publicAccusations, 0)}.`,
  ].join('\n');
}

function summary(stage: Stage): string {
  const { messages, publicActs, share, held, notes } = measure(stage);
  const found = Object.entries(stage.state.ledger).map(
    ([act, { found: f, acted: a }]) => `${act} for ${f.for}/${a.for}, against ${f.against}/${a.against}`,
  );
  return [
    `    ${messages} messages, ${held} held, ${notes} notes, ${publicActs} public acts (${percent(share)})`,
    ...(found.length > 0 ? [`    ledger, found/acted: ${found.join('; ')}`] : []),
  ].join('\n');
}

function act(
  { intervention, act: row, level, rule, band }: ActedDecision,
  names: Stage['script']['names'],
  step: string,
) {
  const to = intervention.to === 'all' ? 'all' : (names[intervention.to] ?? intervention.to);
  const rung = level === null ? '' : `, rung ${level}`;
  return `    → ${row} to ${to}${rung} [${rule}; ${band}; ${step}]: ${intervention.says}`;
}

function silence({ about, because, band }: SilentDecision): string {
  return `${about ?? 'nothing'} (${band}): ${because}`;
}

function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1_000);
  return `${String(Math.floor(seconds / 60)).padStart(3)}:${String(seconds % 60).padStart(2, '0')}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
