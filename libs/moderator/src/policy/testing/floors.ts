import { FORMATS, QUICK_CLASH } from '@rostrum/domain';
import { aDebate, CLEO, play, wait } from '@rostrum/domain/testing';

const format = (id: string) => FORMATS.get(id) ?? QUICK_CLASH;

/** Debates in which people may ask for the floor. */
export const FLOORS = {
  /** A speech of British Parliamentary, where points of information may be offered. */
  inWindow: play(
    aDebate({ phase: 'live', hostId: CLEO, format: format('british-parliamentary') }),
    wait(90_000),
    { type: 'watch', by: 'watcher' },
  ),
  openFloor: aDebate({ phase: 'live', hostId: CLEO, format: format('open-floor') }),
};
