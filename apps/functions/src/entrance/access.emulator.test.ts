import { randomUUID } from 'node:crypto';
import {
  accessTo,
  accountCommandSchema,
  feedbackCommandSchema,
  houseCommandSchema,
  peopleCommandSchema,
  pictureCommandSchema,
  roomCommandSchema,
  standingPath,
  topicCommandSchema,
  type CommandArea,
} from '@rostrum/domain';
import { FUNCTIONS, type Role } from '@rostrum/domain/access';
import { oneOfEach } from '@rostrum/domain/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { aNewcomer, aPerson, call, emulatedDatabase, type Called } from '../testing/emulator.ts';

/** In the order in which they are tried: to accept the rules comes after all that needs them. */
const AREAS = {
  rooms: roomCommandSchema,
  topics: topicCommandSchema,
  feedback: feedbackCommandSchema,
  account: accountCommandSchema,
  pictures: pictureCommandSchema,
  house: houseCommandSchema,
  people: peopleCommandSchema,
} as const;
const COMMANDS = (Object.keys(AREAS) as CommandArea[])
  .flatMap((area) => oneOfEach(AREAS[area]).map((command) => ({ area, type: command.type, command })))
  .toSorted((one, other) => Number(one.type === 'acceptRules') - Number(other.type === 'acceptRules'));

const CALLERS = [
  'visitor',
  'stranger',
  'newcomer',
  'suspended',
  'ended',
  'moderator',
  'halfModerator',
  'operator',
] as const satisfies Role[];
type Caller = (typeof CALLERS)[number];

/** What the table says that a caller learns; nothing if the command itself decides. */
function barOf(caller: Caller, area: CommandArea, type: string): string | undefined {
  const { only, needsRules, whileSuspended } = accessTo(area, type);
  if (caller === 'visitor' || caller === 'ended') return 'UNAUTHENTICATED';
  if (caller === 'suspended' && !whileSuspended) return 'suspended';
  if (only === 'house' && caller !== 'moderator')
    return caller === 'halfModerator' ? 'second-factor' : 'not-a-moderator';
  if (only === 'operators' && caller !== 'operator') return 'not-an-operator';
  return caller === 'newcomer' && needsRules ? 'rules-first' : undefined;
}

const REFUSALS = ['suspended', 'second-factor', 'not-a-moderator', 'not-an-operator', 'rules-first'];
const BARS = new Set([...REFUSALS, 'UNAUTHENTICATED', 'INTERNAL', 'DATA_LOSS', 'INVALID_ARGUMENT']);

function barIn({ result, error }: Called): string | undefined {
  const said = error?.status ?? result?.refusal;
  return said !== undefined && BARS.has(said) ? said : undefined;
}

const tokens = new Map<Caller, string>();
beforeAll(async () => {
  const db = emulatedDatabase();
  const claims: Partial<Record<Caller, object>> = {
    moderator: { moderator: true, secondFactor: true },
    halfModerator: { moderator: true },
    operator: { operator: true },
  };
  for (const caller of CALLERS.filter((one) => one !== 'visitor')) {
    const make = caller === 'newcomer' ? aNewcomer : aPerson;
    const { uid, idToken } = await make('Ada Vale', claims[caller]);
    tokens.set(caller, idToken);
    const suspension = caller === 'suspended' ? { fromMs: 1, untilMs: null, decisionId: 'one' } : null;
    const sessionsEndedAtMs = caller === 'ended' ? Date.now() + 60_000 : 0;
    if (suspension || sessionsEndedAtMs) {
      await db.doc(standingPath(uid)).set({ sessionsEndedAtMs, suspension });
    }
  }
  for (const name of Object.keys(AREAS)) await call(name, {}, tokens.get('stranger'));
}, 240_000);

describe.each(CALLERS)('a %s', { timeout: 120_000 }, (caller) => {
  test('learns of every command what the table of access says', async () => {
    const bars: Record<string, string | undefined> = {};
    for (let at = 0; at < COMMANDS.length; at += 6) {
      const some = COMMANDS.slice(at, at + 6);
      const answers = await Promise.all(
        some.map(({ area, command }) => call(area, { commandId: randomUUID(), command }, tokens.get(caller))),
      );
      for (const [place, { area, type }] of some.entries())
        bars[`${area}.${type}`] = barIn(answers[place] ?? {});
    }
    const told = COMMANDS.map(({ area, type }) => [`${area}.${type}`, barOf(caller, area, type)] as const);
    expect(bars).toEqual(Object.fromEntries(told));
  });
});

const OTHERS = Object.entries(FUNCTIONS).flatMap(([name, row]) =>
  row.kind === 'callable' ? [{ name, to: row.to }] : [],
);

describe.each(OTHERS)('the callable $name', { timeout: 60_000 }, ({ name, to }) => {
  test.each(CALLERS)('is there for those of its row: tried by a %s', async (caller) => {
    const { error } = await call(name, { commandId: 7, code: 7, token: 7, command: 7 }, tokens.get(caller));
    const isOperator = caller === 'operator';
    const hidden = caller === 'visitor' ? 'UNAUTHENTICATED' : 'NOT_FOUND';
    expect(error?.status).toBe(to === 'everybody' || isOperator ? 'INVALID_ARGUMENT' : hidden);
  });
});
