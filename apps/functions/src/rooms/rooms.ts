import {
  refuse,
  ROOM_REFUSALS,
  roomsInput,
  type Answer,
  type RoomCommand,
  type RoomRefusal,
} from '@rostrum/domain';
import { onCall } from 'firebase-functions/v2/https';
import { database } from '../admin.ts';
import { answering, isModerator, parseInput, requireUser } from '../boundary.ts';
import { hasAcceptedRules } from '../people/house-rules.ts';
import type { Handled } from './context.ts';
import { readAhead } from './read-ahead.ts';
import { runCommand } from './run-command.ts';

type RoomsAnswer = Answer<Record<string, string>, RoomRefusal>;

/** The area's one callable: every command of rooms, debates and the floor. Idempotent by command id. */
export const rooms = onCall(
  answering('rooms', async (request): Promise<RoomsAnswer> => {
    const { uid } = requireUser(request);
    const { commandId, command } = parseInput(roomsInput, request.data);
    const atMs = Date.now();
    const asked = { uid, commandId, atMs, isModerator: isModerator(request) };
    const db = database();
    const mayAct = !NEEDS_RULES.has(command.type) || (await hasAcceptedRules(db, uid));
    const handled: Handled = mayAct ? await runCommand(db, asked, command) : refuse('rules-first');
    void readAhead();
    if (!handled.ok) {
      const { refusal, untilMs } = handled;
      const message = ROOM_REFUSALS[refusal];
      return { ok: false, refusal, message, atMs: Date.now(), ...(untilMs !== undefined && { untilMs }) };
    }
    return { ok: true, value: handled.value.answer, atMs: Date.now() };
  }),
);

/** What starts a debate, joins it or puts words into it. Whoever only looks, or leaves, needs no rules. */
const NEEDS_RULES: ReadonlySet<RoomCommand['type']> = new Set([
  'create',
  'joinByCode',
  'takeSeat',
  'raiseHand',
  'speak',
  'edit',
  'editMotion',
  'chat',
  'vote',
  'react',
]);
