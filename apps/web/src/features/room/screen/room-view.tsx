import { isFinished, type Message, type Room } from '@rostrum/domain';
import { cx, ModeratorPaused } from '@rostrum/ui';
import * as m from '@rostrum/words/room-screen';
import { useCallback, useState, type ReactNode } from 'react';
import { PageTitle } from '../../../shared/navigation/page-title.tsx';
import { MapPart } from '../map/index.ts';
import { CalledBar, CareLine, ModerationContext, RestAsk, useRoomModeration } from '../moderation/index.ts';
import { useCommandsInSearch } from '../../../shared/shell/shell-context.ts';
import { AskBar, ClockLines, DebateMilestones, LedgerPanel, OrderPanel } from '../clock/index.ts';
import { ClosedLine } from '../../../shared/casework/closed-line.tsx';
import { ComposerBar } from '../composer/index.ts';
import { hostActions, HostBar, mayEditMotion } from '../host/index.ts';
import { JudgeRole, JudgesSection } from '../judging/index.ts';
import { PushAsk } from '../reach/index.ts';
import { FloorColumn } from './floor-column.tsx';
import { menuActions } from '../actions/index.ts';
import {
  isMyTurn,
  type RoomPart,
  useConnection,
  useDebateRoom,
  useRoomClock,
  useRoomCommands,
  useRoomFloor,
  useRoomPlaces,
} from '../session/index.ts';
import { PeoplePanel } from '../seats/index.ts';
import { RoomActions } from './room-actions.tsx';
import { RoomAside } from './room-aside.tsx';
import { RoomBanner } from './room-banner.tsx';
import { roomCommands } from './room-commands.ts';
import { RoomHead } from './room-head.tsx';
import type { RoomDialog } from './room-menu.tsx';
import { RoomTabs } from './room-tabs.tsx';
import { StandingLine } from './standing-line.tsx';
import { useFaultsOfTheMoment } from './use-faults-of-the-moment.ts';
import { useKeepFocus } from './use-keep-focus.ts';
import { useRoomKeys } from './use-room-keys.ts';
import { useVisibleHeight } from '../../../shared/screen/use-visible-height.ts';
import { useRoomSettings } from '../../../shared/settings/use-room-settings.ts';

export type RoomViewProps = {
  /** Additional parts of the room, such as the backchannel. */
  parts?: readonly RoomPart[];
  /** The vote that is open, above the composer. */
  vote?: ReactNode;
  /** The debate's results besides the messages, below its ending. */
  leaves?: ReactNode;
  onLeave: () => void;
};

const NO_PARTS: readonly RoomPart[] = [];

/** A whole debate: people, floor, clock and composer. */
export function RoomView({ parts: more = NO_PARTS, vote, leaves, onLeave }: RoomViewProps) {
  const { room, uid } = useDebateRoom();
  const { run } = useRoomCommands();
  const { words } = useRoomFloor();
  const { isOnline, isStale, onReconnect } = useConnection();
  const nowMs = useRoomClock();
  const { goOn, writeOn } = useRoomPlaces();
  const [tab, setTab] = useState('floor');
  const [dialog, setDialog] = useState<RoomDialog | null>(null);
  const settings = useRoomSettings();
  const actions = hostActions(room, uid, nowMs);
  const isOver = isFinished(room.debate);
  useKeepFocus(goOn, room.debate);
  useFaultsOfTheMoment(room, uid);
  useVisibleHeight();
  const showFloor = useCallback(() => setTab('floor'), []);
  const write = useCallback(() => {
    showFloor();
    writeOn();
  }, [showFloor, writeOn]);
  const help = useCallback(() => setDialog('keys'), []);
  useCommandsInSearch(
    useCallback(
      (atMs) => roomCommands({ room, uid, run, onDialog: setDialog, onWrite: write, onLeave }, atMs),
      [room, uid, run, write, onLeave],
    ),
  );
  useRoomKeys({ room, uid, run, isOn: settings.shortcuts && !isOver, onWrite: write, onHelp: help });
  const moderation = useRoomModeration(showFloor);

  const parts = [...mapPart(room, moderation.go), ...more];
  const people = <PeoplePanel judges={<JudgesSection />} />;
  const edit = (message: Message) => {
    const quotes = message.quote ? { quotes: message.quote } : {};
    words.takeDraft({ text: message.text, replaces: message.id, ...quotes });
    write();
  };
  return (
    <ModerationContext value={moderation.asks}>
      <div className="room">
        <PageTitle>{isMyTurn(room, uid) ? m.yourTurnTitle({ motion: room.motion }) : room.motion}</PageTitle>
        <DebateMilestones isHeard={settings.sounds} />
        <aside className="rail" aria-label={m.people()}>
          {people}
        </aside>
        <section className="floor" aria-label={m.debate()}>
          <div>
            <RoomHead
              actions={
                <RoomActions
                  {...{ settings, dialog, onLeave }}
                  hostActions={actions}
                  actions={menuActions(room, uid, nowMs)}
                  onDialog={setDialog}
                />
              }
              tabs={<RoomTabs parts={parts} tab={tab} onTab={setTab} />}
            />
            <RoomBanner isOnline={isOnline} isStale={isStale} onRetry={onReconnect} />
            <ClosedLine room={room} uid={uid} />
            <StandingLine room={room} uid={uid} />
            {room.debate.moderatorPaused && !isOver && <ModeratorPaused />}
          </div>
          <FloorColumn {...{ moderation, leaves }} onEdit={edit} isHidden={tab !== 'floor'} />
          {tab !== 'floor' && (
            <div className="floor-scroll grid content-start gap-5 pt-4 lg:hidden">
              <CareLine onLook={showFloor} />
              {tab === 'people' && people}
              {tab === 'order' && <OrderTab />}
              {parts.find(({ id }) => id === tab)?.panel}
            </div>
          )}
          {!isOver && (
            <div className={cx('min-w-0', parts.some(({ id }) => id === tab) && 'max-lg:hidden')}>
              {vote}
              <CalledBar onLook={() => moderation.asks.open('hidden')} />
              <RestAsk />
              <AskBar />
              <JudgeRole />
              <PushAsk />
              <ComposerBar />
            </div>
          )}
        </section>
        <RoomAside people={people} parts={parts} />
        <HostBar
          actions={actions}
          onEditMotion={mayEditMotion(room, uid) ? () => setDialog('motion') : undefined}
        />
        {moderation.dialogs}
      </div>
    </ModerationContext>
  );
}

/** There is nothing to map before a debate has begun. */
function mapPart(room: Room, onGo: (messageId: string) => void): RoomPart[] {
  if (room.startedAtMs === null) return [];
  return [{ id: 'map', label: m.map(), panel: <MapPart onGo={onGo} /> }];
}

/** The column beside the floor on a wide screen, without the clock, which is in the header of a small one. */
function OrderTab() {
  return (
    <>
      <ClockLines />
      <OrderPanel />
      <LedgerPanel />
    </>
  );
}
