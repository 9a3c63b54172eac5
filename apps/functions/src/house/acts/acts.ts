import { accept, type HouseAct, type HouseActKind, type HouseRefusal, type Result } from '@rostrum/domain';
import type { Afterwards } from '@rostrum/rooms';
import type { HouseActContext, Prepared, UndoHandler } from './act-on.ts';
import {
  holdBackProfile,
  liftSuspension,
  removePhoto,
  replaceName,
  restoreName,
  restorePhoto,
  showProfile,
  suspend,
  warn,
} from './person-acts.ts';
import { actOnRoom, reopenRoom, showMessage } from './room-acts.ts';
import { askToEdit, hideTopic, publishRefused, publishTopic, refuseTopic, showTopic } from './topic-acts.ts';

/** Several acts, ready to write. */
export type PreparedHouseActs = {
  before: Record<string, string>;
  write: () => void;
  afterwards: readonly Afterwards[];
};

function together(all: readonly Prepared[]): PreparedHouseActs {
  return {
    before: Object.assign({}, ...all.map(({ before }) => before ?? {})),
    write: () => {
      for (const { write } of all) write?.();
    },
    afterwards: all.flatMap(({ afterwards }) => afterwards ?? []),
  };
}

/** Prepares every act of a decision. If one is impossible it returns the reason, and none is done. */
export async function prepareHouseActs(
  context: HouseActContext,
  acts: readonly HouseAct[],
): Promise<Result<PreparedHouseActs, HouseRefusal>> {
  const prepared: Prepared[] = [];
  const inRoom = await prepareInRoom(context, acts);
  if (!inRoom.ok) return inRoom;
  prepared.push(inRoom.value);
  for (const act of acts) {
    const one = await prepareHouseAct(context, act);
    if (!one.ok) return one;
    prepared.push(one.value);
  }
  return accept(together(prepared));
}

async function prepareInRoom(context: HouseActContext, acts: readonly HouseAct[]) {
  const hide = acts.some(({ act }) => act === 'hideMessage');
  const close = acts.find((act) => act.act === 'closeRoom');
  return hide || close ? actOnRoom(context, { hide, close }) : accept({});
}

async function prepareHouseAct(
  context: HouseActContext,
  act: HouseAct,
): Promise<Result<Prepared, HouseRefusal>> {
  switch (act.act) {
    case 'hideMessage':
    case 'closeRoom':
      return accept({});
    case 'hideTopic':
      return hideTopic(context, act);
    case 'askToEdit':
      return askToEdit(context, act);
    case 'publishTopic':
      return publishTopic(context, act);
    case 'refuseTopic':
      return refuseTopic(context, act);
    case 'holdBackProfile':
      return holdBackProfile(context, act);
    case 'replaceName':
      return replaceName(context, act);
    case 'removePhoto':
      return removePhoto(context, act);
    case 'warn':
      return warn(context, act);
    case 'suspend':
      return suspend(context, act);
  }
}

const nothing: UndoHandler = async () => ({});

/** How to undo each act; a warning and a request need no undoing, and nobody appeals a publication. */
const UNDO: Record<HouseActKind, UndoHandler> = {
  hideMessage: showMessage,
  closeRoom: reopenRoom,
  hideTopic: showTopic,
  askToEdit: nothing,
  publishTopic: nothing,
  refuseTopic: publishRefused,
  holdBackProfile: showProfile,
  replaceName: restoreName,
  removePhoto: restorePhoto,
  warn: nothing,
  suspend: liftSuspension,
};

/** Prepares to undo every act of a decision. */
export async function prepareUndo(
  context: HouseActContext,
  acts: readonly HouseAct[],
  before: Record<string, string>,
): Promise<PreparedHouseActs> {
  const prepared: Prepared[] = [];
  for (const { act } of acts) prepared.push(await UNDO[act](context, before));
  return together(prepared);
}
