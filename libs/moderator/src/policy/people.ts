import { own, shownName } from '@rostrum/domain';
import { formatList } from '@rostrum/words';
import type { Names } from './event.ts';

/** People as a sentence names them: "Ada", "Ada and Ben", "Ada, Ben and Cleo"; empty for nobody. */
export function listPeople(uids: readonly string[], names: Names): string {
  return formatList(uids.map((uid) => shownName(own(names, uid))));
}
