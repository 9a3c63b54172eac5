import {
  documentSchemaAt,
  profilePath,
  roomPath,
  roomsInput,
  roomSchema,
  type RoomCommandInput,
  type RoomDocument,
} from '@rostrum/domain';
import { runCommand } from '@rostrum/rooms';
import type { Firestore } from 'firebase-admin/firestore';
import { platformOn } from '../platform.ts';
import { notingWrites } from './noting-writes.ts';
import { actorOf, commandOf, isBefore, PEOPLE, type Known, type Move } from './move.ts';

/** A refusal of words is stored, so that a late copy is refused as well; a count of tries counts those in vain too. */
const STORED_OF_A_REFUSAL = /^(rooms\/[^/]+\/messages\/|rateLimits\/)/;
/** The moderator notes who speaks out of turn, and what it notes moves the room. */
const OUT_OF_TURN = /\/interventions\/outOfTurn-/;

export type Told = { commands: number; accepted: Set<string>; refused: Set<string>; phases: Set<string> };

/** One room from its opening on. Throws where a command fails, or leaves a document that its schema refuses. */
export class Story {
  readonly #db: Firestore;
  readonly #written: Set<string>;
  readonly #told: Told;
  #atMs = Date.now();
  #count = 0;
  readonly #name: string;

  constructor(db: Firestore, told: Told, name: string) {
    this.#db = db;
    this.#told = told;
    this.#name = name;
    this.#written = notingWrites(db);
  }

  async tell(creation: RoomCommandInput, moves: readonly Move[]): Promise<void> {
    const roomId = await this.#open(creation, PEOPLE[0] ?? '');
    const otherRoomId = await this.#open(creation, PEOPLE[1] ?? '');
    for (const move of moves) {
      const room = roomSchema.parse((await this.#db.doc(roomPath(roomId)).get()).data());
      this.#atMs += isBefore(room) ? move.waitMs % 900 : move.waitMs;
      this.#told.phases.add(room.debate.phase);
      const known = { roomId, otherRoomId, ...this.#made(roomId) };
      await this.#give(actorOf(move, room), commandOf(move, room, known), room);
    }
    // A host may have few public rooms that are not over: these count no more for the next story.
    for (const id of [roomId, otherRoomId])
      await this.#db.doc(roomPath(id)).update({ visibility: 'unlisted' });
  }

  async #open(creation: RoomCommandInput, uid: string): Promise<string> {
    const answer = await this.#give(uid, creation);
    const roomId = answer?.['roomId'];
    if (roomId === undefined) throw new Error(`No room was opened: ${JSON.stringify(creation)}`);
    return roomId;
  }

  readonly #everWritten = new Set<string>();

  #made(roomId: string): Pick<Known, 'messageIds' | 'interventionIds'> {
    const idsIn = (name: string) =>
      [...this.#everWritten].flatMap((path) => {
        const [, room, collection, id, deeper] = path.split('/');
        return room === roomId && collection === name && id && !deeper ? [id] : [];
      });
    return { messageIds: idsIn('messages'), interventionIds: idsIn('interventions') };
  }

  /** @throws where the command fails, or where what it wrote cannot be read back. */
  async #give(
    uid: string,
    command: object,
    before?: RoomDocument,
  ): Promise<Record<string, string> | undefined> {
    this.#told.commands += 1;
    this.#count += 1;
    const commandId = `generated-${this.#name}-${this.#count}`;
    const input = roomsInput.safeParse({ commandId, command });
    if (!input.success) {
      this.#told.refused.add('invalid-argument');
      return undefined;
    }
    this.#written.clear();
    const asked = { uid, commandId, atMs: this.#atMs, isModerator: this.#count % 17 === 0 };
    try {
      const handled = await runCommand(platformOn(this.#db), asked, input.data.command);
      if (handled.ok) this.#told.accepted.add(input.data.command.type);
      else this.#refused(handled.refusal);
      await this.#readBack();
      return handled.ok ? handled.value.answer : undefined;
    } catch (error) {
      const state = before && `${before.debate.phase}, event ${before.debate.seq}`;
      throw new Error(`${uid} gave ${JSON.stringify(command)} (${state})`, { cause: error });
    }
  }

  #refused(refusal: string): void {
    this.#told.refused.add(refusal);
    if ([...this.#written].some((path) => OUT_OF_TURN.test(path))) return;
    const stored = [...this.#written].filter((path) => !STORED_OF_A_REFUSAL.test(path));
    const isOfCounts = (path: string) => path.endsWith('/server/counts');
    if (!stored.every(isOfCounts))
      throw new Error(`Refused (${refusal}), and yet written: ${stored.join(', ')}`);
  }

  async #readBack(): Promise<void> {
    const paths = [...this.#written];
    for (const path of paths) this.#everWritten.add(path);
    if (paths.length === 0) return;
    const found = await this.#db.getAll(...paths.map((path) => this.#db.doc(path)));
    for (const { ref, exists, data } of found.map((one) => ({
      ref: one.ref,
      exists: one.exists,
      data: one.data(),
    }))) {
      const schema = documentSchemaAt(ref.path);
      if (!schema) throw new Error(`${ref.path} has no schema`);
      if (exists) schema.parse(data);
    }
  }
}

/** The profiles by which the people of the stories are shown. */
export async function writeProfiles(db: Firestore): Promise<void> {
  await Promise.all(
    PEOPLE.map((uid) =>
      db.doc(profilePath(uid)).set({ displayName: uid.slice(5), photoURL: '', createdAtMs: 1 }),
    ),
  );
}
