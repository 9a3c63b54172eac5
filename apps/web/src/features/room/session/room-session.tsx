import type { Audience, FlagList, FloorView, HiddenMessage, Live } from '@rostrum/data';
import { spokenIn, type Care, type FiledAppeal, type Member, type Room } from '@rostrum/domain';
import { DebateLanguage } from '@rostrum/ui';
import { createContext, use, useMemo, type Context, type ReactNode } from 'react';
import type { Commands } from '../../../shared/commands/use-command.ts';
import { useFocusPlaces, type FocusPlaces } from './focus-places.ts';
import type { RoomWriting } from './use-room-writing.ts';

/** The debate, and whose eyes it is seen with. */
export type DebateSlice = { room: Room; uid: string };

/** The messages and acts, this person's draft, and what the moderator says to them out of care. */
export type FloorSlice = { floor: Live<FloorView>; words: RoomWriting; care?: readonly Care[] | undefined };

/** The people. */
export type PeopleSlice = {
  /** When the people of the room were last seen; undefined for a person who does not know it. */
  members: readonly Member[] | undefined;
  /** How many are in the room, those with a seat included; undefined until it is known. */
  present: number | undefined;
  audience: Audience;
  onAskAudience: () => void;
};

/** Pending tasks of the host; only the host sees them. */
export type HostSlice = {
  /** Messages flagged for the host. */
  flags: FlagList | undefined;
  /** Appeals that nobody has decided. */
  appeals: readonly FiledAppeal[] | undefined;
  /** Messages that the moderator hid. */
  hidden: readonly HiddenMessage[] | undefined;
};

/** Whether the display is up to date. */
export type ConnectionSlice = {
  isOnline: boolean;
  isStale: boolean;
  /** Asks the database again at once. */
  onReconnect: () => void;
};

/** Everything that the parts of one open room share. */
export type RoomSession = DebateSlice &
  FloorSlice &
  PeopleSlice &
  HostSlice &
  ConnectionSlice &
  Commands<'rooms'> & {
    /** The server's time in epoch milliseconds, every five seconds: often enough for the state of a button. */
    nowMs: number;
  };

function aSlice<Slice>(): Context<Slice | null> {
  return createContext<Slice | null>(null);
}
const DebateContext = aSlice<DebateSlice>();
const ClockContext = aSlice<number>();
const FloorContext = aSlice<FloorSlice>();
const PeopleContext = aSlice<PeopleSlice>();
const HostContext = aSlice<HostSlice>();
const ConnectionContext = aSlice<ConnectionSlice>();
const CommandsContext = aSlice<Commands<'rooms'>>();
const PlacesContext = aSlice<FocusPlaces>();

/** Gives the parts of a room its session. Each takes the slices that it draws, and is drawn again when one of those changes. */
export function RoomSessionProvider({ children, ...session }: RoomSession & { children: ReactNode }) {
  const { room, uid, floor, words, care, members, present, audience, onAskAudience } = session;
  const { flags, appeals, hidden, isOnline, isStale, onReconnect, run, busy } = session;
  const debate = useMemo(() => ({ room, uid }), [room, uid]);
  const spoken = useMemo(() => ({ floor, words, care }), [floor, words, care]);
  const people = useMemo(
    () => ({ members, present, audience, onAskAudience }),
    [members, present, audience, onAskAudience],
  );
  const host = useMemo(() => ({ flags, appeals, hidden }), [flags, appeals, hidden]);
  const connection = useMemo(() => ({ isOnline, isStale, onReconnect }), [isOnline, isStale, onReconnect]);
  const commands = useMemo(() => ({ run, busy }), [run, busy]);
  return (
    <DebateContext value={debate}>
      <CommandsContext value={commands}>
        <FloorContext value={spoken}>
          <PeopleContext value={people}>
            <HostContext value={host}>
              <ConnectionContext value={connection}>
                <PlacesContext value={useFocusPlaces()}>
                  <DebateLanguage value={spokenIn(room)}>
                    <ClockContext value={session.nowMs}>{children}</ClockContext>
                  </DebateLanguage>
                </PlacesContext>
              </ConnectionContext>
            </HostContext>
          </PeopleContext>
        </FloorContext>
      </CommandsContext>
    </DebateContext>
  );
}

function useSlice<Slice>(context: Context<Slice | null>): Slice {
  const slice = use(context);
  if (slice === null) throw new Error('A part of a room must be within a RoomSessionProvider');
  return slice;
}

export const useDebateRoom = (): DebateSlice => useSlice(DebateContext);
export const useRoomFloor = (): FloorSlice => useSlice(FloorContext);
export const useRoomPeople = (): PeopleSlice => useSlice(PeopleContext);
export const useHostDesk = (): HostSlice => useSlice(HostContext);
export const useConnection = (): ConnectionSlice => useSlice(ConnectionContext);
export const useRoomCommands = (): Commands<'rooms'> => useSlice(CommandsContext);
export const useRoomPlaces = (): FocusPlaces => useSlice(PlacesContext);
export const useRoomClock = (): number => useSlice(ClockContext);
