import type { Rule } from './world/world.ts';

/** One deliberate change of the source: a line and its replacement. */
export type Mistake = {
  /** From the root of the repository. */
  file: string;
  line: string;
  instead: string;
  /** The rule that it breaks. */
  rule: Rule;
};

const ROOMS = 'libs/rooms/src';

/**
 * Possible mistakes in the product's handlers, in their platform, or in the client. Each is put into the source
 * alone, and some story must break its rule. That proves that the rules are really checked.
 */
export const MISTAKES = {
  'forgets what it answered': {
    file: `${ROOMS}/commands/once.ts`,
    line: 'const isRemembered = !NATURALLY_ONCE.has(command.type);',
    instead: 'const isRemembered = false;',
    rule: 'once',
  },
  'gives a repeated message another id': {
    file: `${ROOMS}/handlers/speak.ts`,
    line: 'const messageId = idFor(uid, commandId);',
    instead: 'const messageId = idFor(uid, `${commandId} ${context.atMs}`);',
    rule: 'once',
  },
  'leaves no trace of words that it refused': {
    file: `${ROOMS}/handlers/speak.ts`,
    line: 'store.addMessage(roomId, messageId, unsaid(room, uid, atMs, refused.refusal));',
    instead: '',
    rule: 'words',
  },
  'orders messages by the clock of its instance': {
    file: `${ROOMS}/handlers/speak.ts`,
    line: 'const atMs = Math.max(context.atMs, room.debate.atMs + 1, stored.memory.pulse.lastAtMs + 1);',
    instead: 'const atMs = context.atMs;',
    rule: 'order',
  },
  'puts held words into the debate': {
    file: `${ROOMS}/handlers/new-message.ts`,
    line: 'const said = hold ? [] : spoke;',
    instead: 'const said = spoke;',
    rule: 'order',
  },
  'stores the counts without a look whether they are still as they were read': {
    file: `${ROOMS}/store/room-store.ts`,
    line: 'if (readAt) this.#writer.update(countsPath(roomId), counts, readAt);',
    instead: 'if (readAt) this.#writer.update(countsPath(roomId), counts);',
    rule: 'replay',
  },
  'loses an event of the log': {
    file: `${ROOMS}/store/room-store.ts`,
    line: 'for (const event of withoutSpoken(events)) {',
    instead: "for (const event of withoutSpoken(events).filter(({ type }) => type !== 'stepEnded')) {",
    rule: 'replay',
  },
  'answers before the commit': {
    file: `${ROOMS}/commands/speak-once.ts`,
    line: 'const version = await batch.commit();',
    instead: 'const version: object | undefined = {}; batch.commit().catch(() => undefined);',
    rule: 'acknowledged',
  },
  'ends a step at whatever task comes': {
    file: 'libs/domain/src/debate/decide/clock.ts',
    line: "if (at < deadline.actsAtMs) return refuse('step-still-running');",
    instead: '',
    rule: 'deadlines',
  },
  'hears everybody': {
    file: 'libs/domain/src/debate/decide/speak.ts',
    line: "return refuse('not-your-turn');\n}\n\n/** A turn goes",
    instead: "return accept({ as: 'floor', allowance: 600, untilMs: Infinity });\n}\n\n/** A turn goes",
    rule: 'speakers',
  },
  'hears a yes from anybody': {
    file: 'libs/domain/src/debate/decide/asking.ts',
    line: "if (!mayAnswer(state, question, by)) return refuse('not-yours-to-answer');",
    instead: '',
    rule: 'consent',
  },
  'counts no ballot that comes last': {
    file: `${ROOMS}/handlers/panel-decision.ts`,
    line: 'const filed = judges.filter((uid) => ballots?.filed.includes(uid));',
    instead: 'const filed = judges.filter((uid) => ballots?.filed.includes(uid) && uid !== fresh?.by);',
    rule: 'ballots',
  },
  'does not ask again whether somebody may speak when it stores what they said': {
    file: `${ROOMS}/commands/speak-once.ts`,
    line: 'else if (entry) batch.requireAbsent(standingPath(asked.uid));',
    instead: '',
    rule: 'standing',
  },
  'stores a message that nobody can read back': {
    file: `${ROOMS}/handlers/new-message.ts`,
    line: "open: room.visibility !== 'private',",
    instead: 'open: room.visibility,',
    rule: 'faults',
  },
  'forgets with its page what was still under way': {
    file: 'libs/data/src/rooms/outbox.ts',
    line: '(shelf.load() ?? []).map(',
    instead: '[].map(',
    rule: 'words',
  },
  'draws deadlines by its own clock': {
    file: 'libs/data/src/clock/server-clock.ts',
    line: 'offsetMs: offset,',
    instead: 'offsetMs: () => 0,',
    rule: 'clock',
  },
  'leaves every deadline to its task': {
    file: 'tests/simulation/src/client/page.ts',
    line: 'this.#advancer.look(debate);',
    instead: '',
    rule: 'rest',
  },
} as const satisfies Record<string, Mistake>;
