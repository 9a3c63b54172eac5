import {
  useServerNow,
  type Audience,
  type FlagList,
  type FloorView,
  type HiddenMessage,
  type Live,
} from '@rostrum/data';
import {
  isFinished,
  type FiledAppeal,
  type Intervention,
  type Member,
  type Message,
  type Room,
} from '@rostrum/domain';
import { cx, ModeratorPaused } from '@rostrum/ui';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { PageTitle } from '../../../shared/navigation/page-title.tsx';
import { MapPart } from '../map/index.ts';
import { CalledBar, ModerationContext, RestAsk, useRoomModeration } from '../moderation/index.ts';
import { useCommandsInSearch } from '../../../shared/shell/shell-context.ts';
import type { Run } from '../../../shared/commands/use-command.ts';
import { AskBar, ClockLines, DebateMilestones, LedgerPanel, OrderPanel } from '../clock/index.ts';
import { ClosedLine } from '../../../shared/casework/closed-line.tsx';
import { ComposerBar } from '../composer/index.ts';
import { hostActs, HostBar, mayEditMotion } from '../host/index.ts';
import { FloorColumn } from './floor-column.tsx';
import { menuActs } from '../actions/index.ts';
import { isMyTurn, type RoomPart, type Words } from '../session/index.ts';
import { PeoplePanel } from '../seats/index.ts';
import { RoomActions } from './room-actions.tsx';
import { RoomAside } from './room-aside.tsx';
import { RoomBanner } from './room-banner.tsx';
import { roomCommands } from './room-commands.ts';
import { RoomHead } from './room-head.tsx';
import type { RoomDialog } from './room-menu.tsx';
import { RoomTabs } from './room-tabs.tsx';
import { useKeepFocus } from './use-keep-focus.ts';
import { useRoomKeys } from './use-room-keys.ts';
import { useRoomSettings } from '../../../shared/settings/use-room-settings.ts';

export type RoomViewProps = {
  room: Room;
  uid: string;
  floor: Live<FloorView>;
  /** When the people of the room were last seen; undefined for who does not know it. */
  members: readonly Member[] | undefined;
  /** How many are in the room, those with a seat included; undefined until it is known. */
  present: number | undefined;
  /** What people asked the host to look at; only for the host. */
  flags?: FlagList | undefined;
  /** Appeals that nobody has decided, and what the moderator hid; only for the host. */
  appeals?: readonly FiledAppeal[] | undefined;
  hidden?: readonly HiddenMessage[] | undefined;
  audience: Audience;
  onAskAudience: () => void;
  words: Words;
  run: Run<'rooms'>;
  busy: string | null;
  isOnline: boolean;
  isStale: boolean;
  /** Asks the database again at once. */
  onReconnect: () => void;
  /** What else belongs to the room, as the backchannel. */
  parts?: readonly RoomPart[];
  /** The vote that is open, above the composer. */
  vote?: ReactNode;
  /** What a debate leaves beside what was said, below how it ended. */
  leaves?: ReactNode;
  onLeave: () => void;
};

const NO_PARTS: readonly RoomPart[] = [];
const NO_ACTS: readonly Intervention[] = [];

/** A whole debate: people, floor, clock, and where one writes. */
export function RoomView(props: RoomViewProps) {
  const { room, uid, words, run, busy } = props;
  const [tab, setTab] = useState('floor');
  const [dialog, setDialog] = useState<RoomDialog | null>(null);
  const settings = useRoomSettings();
  const nowMs = useServerNow(5_000);
  const acts = hostActs(room, uid, nowMs);
  const isOver = isFinished(room.debate);
  const view = useRef<HTMLDivElement>(null);
  useKeepFocus(view, room.debate);
  const write = useCallback(() => {
    setTab('floor');
    requestAnimationFrame(() => focusAtEnd(view.current));
  }, []);
  const help = useCallback(() => setDialog('keys'), []);
  const { onLeave } = props;
  useCommandsInSearch(
    useCallback(
      (atMs) => roomCommands({ room, uid, run, onDialog: setDialog, onWrite: write, onLeave }, atMs),
      [room, uid, run, write, onLeave],
    ),
  );
  useRoomKeys({ room, uid, run, isOn: settings.shortcuts && !isOver, onWrite: write, onHelp: help });

  const moderation = useRoomModeration({ ...props, onShowFloor: () => setTab('floor') });
  const moderatorActs = props.floor.status === 'ready' ? props.floor.value.acts : NO_ACTS;

  const parts = [...mapPart(room, props.floor, moderation.go), ...(props.parts ?? NO_PARTS)];
  const people = <PeoplePanel {...props} nowMs={nowMs} />;
  const edit = (message: Message) => {
    const quotes = message.quote ? { quotes: message.quote } : {};
    words.setDraft({ text: message.text, replaces: message.id, ...quotes });
    write();
  };
  return (
    <ModerationContext value={moderation.asks}>
      <div className="room" ref={view}>
        <PageTitle>{`${isMyTurn(room, uid) ? 'Your turn: ' : ''}${room.motion}`}</PageTitle>
        <DebateMilestones room={room} uid={uid} isHeard={settings.sounds} />
        <aside className="rail" aria-label="People">
          {people}
        </aside>
        <section className="floor" aria-label="Debate">
          <div>
            <RoomHead
              room={room}
              present={props.present}
              actions={
                <RoomActions
                  {...{ room, uid, settings, run, busy, dialog }}
                  hostActs={acts}
                  acts={menuActs(room, uid, nowMs)}
                  onDialog={setDialog}
                  onLeave={props.onLeave}
                />
              }
              tabs={<RoomTabs parts={parts} tab={tab} onTab={setTab} />}
            />
            <RoomBanner isOnline={props.isOnline} isStale={props.isStale} onRetry={props.onReconnect} />
            <ClosedLine room={room} uid={uid} />
            {room.debate.moderatorPaused && !isOver && <ModeratorPaused by="the host" />}
          </div>
          <FloorColumn
            {...props}
            nowMs={nowMs}
            moderation={moderation}
            onEdit={edit}
            isHidden={tab !== 'floor'}
          />
          {tab !== 'floor' && (
            <div className="floor-scroll grid content-start gap-5 pt-4 lg:hidden">
              {tab === 'people' && people}
              {tab === 'order' && <OrderTab room={room} uid={uid} />}
              {parts.find(({ id }) => id === tab)?.panel}
            </div>
          )}
          {!isOver && (
            <div className={cx('min-w-0', parts.some(({ id }) => id === tab) && 'max-lg:hidden')}>
              {props.vote}
              <CalledBar
                {...{ room, uid, run, busy }}
                hidden={props.hidden}
                onLook={() => moderation.asks.open('hidden')}
              />
              <RestAsk room={room} uid={uid} acts={moderatorActs} />
              <AskBar room={room} uid={uid} run={run} busy={busy} />
              <ComposerBar
                {...{ room, uid, run, busy }}
                floor={props.floor}
                draft={words.draft}
                onDraft={words.setDraft}
                onSend={words.send}
              />
            </div>
          )}
        </section>
        <RoomAside room={room} uid={uid} people={people} parts={parts} />
        <HostBar
          {...{ room, acts, run, busy }}
          onEditMotion={mayEditMotion(room, uid) ? () => setDialog('motion') : undefined}
        />
        {moderation.dialogs}
      </div>
    </ModerationContext>
  );
}

/** There is nothing to map before a debate has begun. */
function mapPart(room: Room, floor: RoomViewProps['floor'], onGo: (messageId: string) => void): RoomPart[] {
  if (room.startedAtMs === null) return [];
  return [{ id: 'map', label: 'Map', panel: <MapPart room={room} floor={floor} onGo={onGo} /> }];
}

/** What stands beside the floor on a wide screen, but for the clock, which is in the head of a small one. */
function OrderTab({ room, uid }: { room: Room; uid: string }) {
  return (
    <>
      <ClockLines room={room} uid={uid} />
      <OrderPanel room={room} />
      <LedgerPanel room={room} />
    </>
  );
}

/** Puts the cursor behind the last word of the draft. */
function focusAtEnd(view: HTMLElement | null): void {
  const area = view?.querySelector<HTMLTextAreaElement>('.composer-text');
  area?.focus();
  area?.setSelectionRange(area.value.length, area.value.length);
}
