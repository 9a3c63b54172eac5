import { moderate, STARTING_STATE } from '@rostrum/moderator';
import { describe, expect, it } from 'vitest';
import { ENGINES, type Engine } from './engines.ts';
import { loadScripts } from './load.ts';
import { measure } from './measure.ts';
import { playScript } from './play.ts';
import { describe as tell, describeAll } from './print.ts';
import { parseScript } from './script.ts';
import { withBothReaders } from './two-readers.ts';

const SCRIPTS = loadScripts();
const play = (engine: Engine) => SCRIPTS.map((script) => playScript(script, engine));
const PLAYED = [
  { name: 'labels', stages: play(ENGINES.labels) },
  { name: 'the fast heads alone', stages: play(ENGINES.embedded) },
  { name: 'both readers', stages: await withBothReaders(play) },
];
const MINUTE_MS = 60_000;

describe('the scripted debates', () => {
  it('are at least thirty, of twelve messages or more, on at least fifteen motions', () => {
    expect(SCRIPTS.length).toBeGreaterThanOrEqual(30);
    expect(new Set(SCRIPTS.map(({ motion }) => motion)).size).toBeGreaterThanOrEqual(15);
    for (const { lines } of SCRIPTS) {
      expect(lines.filter(({ type }) => type === 'said').length).toBeGreaterThanOrEqual(12);
    }
  });

  it('are of every kind, most formats and both paces', () => {
    const kinds = [
      'calm',
      'heated',
      'one-sided',
      'flooding',
      'off-topic',
      'injected',
      'esl',
      'silent',
      'severe',
      'doxxing',
      'many',
    ];
    expect(SCRIPTS.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
    expect(new Set(SCRIPTS.map(({ format }) => format.id)).size).toBeGreaterThanOrEqual(7);
    expect(new Set(SCRIPTS.map(({ format }) => format.pace))).toEqual(new Set(['spoken', 'correspondence']));
  });

  it('refuse a line that nobody can read, naming it', () => {
    const head = 'motion: This house would test\nkind: calm\nfor: Ada Marsh\nagainst: Ben Okafor\n---\n';
    expect(() => parseScript('x', `${head}Zoe 5 | Hello`)).toThrow('x: cannot read Zoe 5 | Hello');
    expect(() => parseScript('x', head.replace('motion', 'notion'))).toThrow('x: cannot read no "motion"');
    expect(parseScript('x', `${head}Ada 5 [claim] | So {it is}.`).lines).toEqual([
      {
        type: 'said',
        by: 'ada',
        afterSeconds: 5,
        text: 'So it is.',
        labels: ['claim'],
        spans: [{ start: 3, end: 8 }],
      },
    ]);
  });
});

describe.each(PLAYED)('read by $name, the moderator', ({ stages }) => {
  const each = stages.map((stage) => ({
    id: stage.script.id,
    kind: stage.script.kind,
    stage,
    ...measure(stage),
  }));

  it.each(each)(
    'acts in public on at most 15 % of the messages in $id, three minutes apart',
    ({ share, shortestGapMs }) => {
      expect(share).toBeLessThanOrEqual(0.15);
      expect(shortestGapMs ?? Infinity).toBeGreaterThanOrEqual(3 * MINUTE_MS);
    },
  );

  it('says nothing inside a prepared speech', () => {
    expect(each.filter(({ inSpeeches }) => inSpeeches > 0).map(({ id }) => id)).toEqual([]);
  });

  it('accuses nobody before all in a calm debate, and holds nothing in one', () => {
    const calm = each.filter(({ kind }) => kind === 'calm');
    expect(calm.length).toBeGreaterThanOrEqual(10);
    expect(calm.filter(({ publicAccusations }) => publicAccusations > 0).map(({ id }) => id)).toEqual([]);
    expect(calm.filter(({ held }) => held > 0).map(({ id }) => id)).toEqual([]);
  });

  it('makes byte-identical decisions when the log of a debate is replayed', () => {
    for (const { log, noted } of stages) {
      let state = STARTING_STATE;
      const stored: typeof log = JSON.parse(JSON.stringify(log));
      const again = stored.flatMap(({ event, signals, nowMs }) => {
        const outcome = moderate(state, event, signals, nowMs);
        state = outcome.state;
        return outcome.decisions;
      });
      expect(JSON.stringify(again)).toBe(JSON.stringify(noted.map(({ decision }) => decision)));
    }
  });

  it('records the same acts when everything is delivered twice', () => {
    for (const stage of stages) {
      let state = STARTING_STATE;
      const records = new Map<string, string>();
      for (const { event, signals, nowMs } of stage.log) {
        for (let delivery = 0; delivery < 2; delivery += 1) {
          const outcome = moderate(state, event, signals, nowMs);
          state = outcome.state;
          for (const made of outcome.decisions) {
            if (made.act !== 'silence') records.set(made.id, JSON.stringify(made.intervention));
          }
        }
      }
      expect(state).toEqual(stage.state);
      expect([...records]).toEqual(
        stage.acted().map(({ id, intervention }) => [id, JSON.stringify(intervention)]),
      );
    }
  });
});

describe('read by labels, the moderator', () => {
  const acts = (id: string) => {
    const script = SCRIPTS.find((one) => one.id === id);
    if (!script) throw new Error(`There is no script ${id}`);
    const clock = new Set(['open', 'time', 'handover', 'close']);
    return playScript(script, ENGINES.labels)
      .acted()
      .filter(({ act }) => !clock.has(act))
      .map(({ act, level }) => (level === null ? act : `${act} ${level}`));
  };

  it.each([
    ['heated-ladder', ['personAttack 3', 'personAttack 4', 'coolingOff 4', 'personAttack 5', 'callHost 5']],
    ['off-topic-meat', ['offTopic 1', 'offTopic 2']],
    ['flooding-same-text', ['flood 3']],
    ['silent-oxford-person', ['quiet 1', 'lull']],
    ['one-sided-nursing', ['airtime 1']],
    ['injected-space', ['injection']],
    ['severe-threat', ['severe 5', 'severe 5']],
    ['doxxing-landlord', ['severe 5', 'severe 5']],
    ['privacy-contact', ['privacy 3', 'privacy 3']],
    ['steelman-gate', ['steelman', 'steelman']],
    ['heated-appeal', ['personAttack 3', 'correction 5']],
    ['calm-open-floor-museums', ['summary']],
  ])('in %s acts as the script intends', (id, expected) => {
    expect(acts(id)).toEqual(expect.arrayContaining(expected));
  });

  it('prints its acts, its reasons and the totals', () => {
    const stages = SCRIPTS.map((script) => playScript(script, ENGINES.labels));
    const [transport] = stages.filter(({ script }) => script.id === 'calm-transport');
    expect(transport && tell(transport)).toContain(
      '→ evidence to all [Rule 4, argue honestly; high; Cross-examination]',
    );
    expect(describeAll(stages)).toContain('Inside a prepared speech: 0.');
    expect(describeAll(stages)).toContain('calm debates: 0.');
  });
});
