import { LIMITS, type RoomCommand } from '@rostrum/domain';
import type { UnaimedRoomCommand } from '@rostrum/domain/testing';
import { aScene, type Scene, type Settings } from './scene.ts';

/** Leads a debate on. */
export type Setup = (scene: Scene) => Promise<void>;

/** What a command says besides its type and its room. */
export type FieldsOf = (scene: Scene) => object;

export const CLEAN = 'Trees cool a street by several degrees in summer.';

/** A debate after these steps, one after the other. */
export async function sceneAfter(settings: Settings, setups: readonly Setup[]): Promise<Scene> {
  const scene = await aScene(settings);
  for (const setup of setups) await setup(scene);
  return scene;
}

const NO_FIELDS: FieldsOf = () => ({});

/** A command about the scene's room; the contract checks it where it is sent. */
export function commandIn(
  scene: Scene,
  type: RoomCommand['type'],
  fields: FieldsOf = NO_FIELDS,
): UnaimedRoomCommand {
  return { type, roomId: scene.roomId, ...fields(scene) } as UnaimedRoomCommand;
}

export const give =
  (uid: string, type: RoomCommand['type'], fields?: FieldsOf): Setup =>
  async (scene) =>
    void (await scene.give(uid, commandIn(scene, type, fields)));

export const begun: Setup = async (scene) => {
  for (const uid of scene.seated) await scene.give(uid, commandIn(scene, 'ready'));
};
export const said = give('for-1', 'speak', () => ({ text: CLEAN }));
/** The moderator holds an attack, and says why. */
export const held = give('for-1', 'speak', () => ({ text: 'You are an idiot.' }));
export const lastAct = (scene: Scene) => ({ interventionId: scene.acts().at(-1) ?? '' });
export const appealed = give('for-1', 'appeal', (scene) => ({
  ...lastAct(scene),
  reason: 'I quoted a book.',
}));
export const ended = give('ada', 'end');
export const nextStep = give('ada', 'nextStep');

export const passed =
  (seconds: number): Setup =>
  async ({ later }) =>
    void later(seconds * 1_000);

/** Ben has been gone for so long that his absence may be reported. */
export const benGone: Setup = async ({ later, beat }) => {
  later((LIMITS.reconnectSeconds + LIMITS.heartbeatSeconds) * 1_000);
  for (const uid of ['ada', 'for-1', 'dara']) await beat(uid);
};
