import {
  documentSchemaAt,
  isFinished,
  newProfile,
  profilePath,
  roomPath,
  roomsInput,
  roomSchema,
  storedProfile,
  type RoomCommand,
  type RoomCommandInput,
  type RoomDocument,
} from '@rostrum/domain';
import type { Handled } from '../../access/context.ts';
import type { RoomRequest } from '../../commands/once.ts';
import { checkCaptions } from './check-captions.ts';
import { actorOf, commandOf, isAsked, isBefore, PEOPLE, type Known, type Move } from './move.ts';

/** A refusal of words is stored, so a late copy is refused as well; a count of attempts includes failed ones. */
const STORED_OF_A_REFUSAL = /^(rooms\/[^/]+\/messages\/|rateLimits\/)/;

/** The stage of a story: a database with the handlers on it. */
export type Ground = {
  run: (asked: RoomRequest, command: RoomCommand) => Promise<Handled>;
  /** The fields of documents; undefined if there is none. */
  read: (paths: readonly string[]) => Promise<(object | undefined)[]>;
  write: (path: string, changes: object) => Promise<void>;
  /** The paths of all writes; a story empties the list before each command. */
  written: Set<string>;
};

export type Told = { commands: number; accepted: Set<string>; refused: Set<string>; phases: Set<string> };

/** One room from its opening. Throws if a command fails, or leaves a document that its schema refuses, or a caption too long. */
export class Story {
  readonly #ground: Ground;
  readonly #told: Told;
  #atMs = Date.now();
  #count = 0;
  readonly #name: string;

  constructor(ground: Ground, told: Told, name: string) {
    this.#ground = ground;
    this.#told = told;
    this.#name = name;
  }

  async tell(creation: RoomCommandInput, moves: readonly Move[]): Promise<void> {
    const roomId = await this.#open(creation, PEOPLE[0] ?? '');
    const otherRoomId = await this.#open(creation, PEOPLE[1] ?? '');
    for (const move of moves) {
      const [fields] = await this.#ground.read([roomPath(roomId)]);
      const room = roomSchema.parse(fields);
      const isHasty = isBefore(room) || isAsked(room, this.#atMs);
      this.#atMs += isHasty ? move.waitMs % 900 : move.waitMs;
      this.#told.phases.add(room.debate.phase);
      const known = { roomId, otherRoomId, ...this.#made(roomId) };
      await this.#give(actorOf(move, room), commandOf(move, room, known), room);
    }
    for (const id of [roomId, otherRoomId]) await this.#unlist(id);
  }

  /** A host may have few public rooms that are not over: these count no more for the next story. */
  async #unlist(roomId: string): Promise<void> {
    const [fields] = await this.#ground.read([roomPath(roomId)]);
    const isOver = isFinished(roomSchema.parse(fields).debate);
    if (!isOver) await this.#ground.write(roomPath(roomId), { visibility: 'unlisted' });
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

  /** @throws if the command fails, or if its writes cannot be read back. */
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
    this.#ground.written.clear();
    const asked = { uid, commandId, atMs: this.#atMs, isModerator: this.#count % 17 === 0 };
    try {
      const handled = await this.#ground.run(asked, input.data.command);
      if (handled.ok) this.#told.accepted.add(input.data.command.type);
      else this.#refused(handled.refusal);
      await this.#readBack();
      await checkCaptions(this.#ground.read, this.#everWritten);
      return handled.ok ? handled.value.answer : undefined;
    } catch (error) {
      const state = before && `${before.debate.phase}, event ${before.debate.seq}`;
      throw new Error(`${uid} gave ${JSON.stringify(command)} (${state})`, { cause: error });
    }
  }

  #refused(refusal: string): void {
    this.#told.refused.add(refusal);
    const stored = [...this.#ground.written].filter((path) => !STORED_OF_A_REFUSAL.test(path));
    const isOfCounts = (path: string) => path.endsWith('/server/counts');
    if (!stored.every(isOfCounts))
      throw new Error(`Refused (${refusal}), and yet written: ${stored.join(', ')}`);
  }

  async #readBack(): Promise<void> {
    const paths = [...this.#ground.written];
    for (const path of paths) this.#everWritten.add(path);
    if (paths.length === 0) return;
    const found = await this.#ground.read(paths);
    for (const [at, path] of paths.entries()) {
      const schema = documentSchemaAt(path);
      if (!schema) throw new Error(`${path} has no schema`);
      if (found[at]) schema.parse(found[at]);
    }
  }
}

/** The profiles of the people in the stories, by path. */
export const profilesOfPeople = (): Record<string, object> =>
  Object.fromEntries(
    PEOPLE.map((uid) => {
      const profile = newProfile({ displayName: uid.slice(5), photoURL: '', createdAtMs: 1 });
      return [profilePath(uid), storedProfile(profile)];
    }),
  );
