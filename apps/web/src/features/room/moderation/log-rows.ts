import { ledgerWord, type Act, type Intervention } from '@rostrum/domain';
import { language } from '@rostrum/words';
import * as m from '@rostrum/words/room-moderation';

const ALL_ACTS = 'all';
/** Everything except bells, handovers and the opening: judgements, and people's decisions. */
export const JUDGEMENTS = 'judgements';
export type LogFilter = typeof ALL_ACTS | typeof JUDGEMENTS | Act;

const OF_THE_CLOCK: ReadonlySet<Act> = new Set(['open', 'time', 'handover', 'close']);

/** The acts that match a filter. */
export function filteredActs(acts: readonly Intervention[], filter: LogFilter): Intervention[] {
  return acts.filter(({ act }) => {
    if (filter === ALL_ACTS) return true;
    return filter === JUDGEMENTS ? !OF_THE_CLOCK.has(act) : act === filter;
  });
}

/** The filters that find something, each with how often. */
export function filterOptions(acts: readonly Intervention[]): { value: LogFilter; label: string }[] {
  const count = (value: LogFilter) => filteredActs(acts, value).length;
  const inOrder = new Intl.Collator(language());
  const types = [...new Set(acts.map(({ act }) => act))].map((act) => ({ act, type: ledgerWord(act) }));
  return [
    { value: JUDGEMENTS, label: m.judgements({ count: count(JUDGEMENTS) }) },
    { value: ALL_ACTS, label: m.everything({ count: count(ALL_ACTS) }) },
    ...types
      .sort((one, other) => inOrder.compare(one.type, other.type))
      .map(({ act, type }) => ({ value: act, label: m.ofType({ type, count: count(act) }) })),
  ];
}

/** An act's basis, in one line: rule, band, engine, policy version. `words` draws the rule, as the moderator named it. */
export function basisWords<Node>(
  { rule, band, engine, policyVersion }: Intervention,
  words: (inside: readonly (string | Node)[]) => Node,
): readonly (string | Node)[] {
  return m.basis({
    words,
    ruled: rule === null ? 'no' : 'yes',
    rule: rule ?? '',
    band: engine === 'person' ? 'none' : (band ?? 'none'),
    engine,
    version: policyVersion,
  });
}
