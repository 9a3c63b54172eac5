import type { Room } from '@rostrum/domain';
import { debateUrl, recordUrl, reportUrl } from './paths.ts';

/** The whole address of a debate, for files and paper: its public page if it has one, else the one for the readers of its room. */
export function linkOf({ id, status, visibility }: Pick<Room, 'id' | 'status' | 'visibility'>): string {
  const path =
    status !== 'finished' ? debateUrl(id) : visibility === 'public' ? recordUrl(id) : reportUrl(id);
  return new URL(path, location.origin).href;
}
