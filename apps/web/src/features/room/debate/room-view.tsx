import type { FloorView, Live } from '@rostrum/data';
import { useServerNow } from '@rostrum/data';
import { isFinished, type Member, type Message, type Room } from '@rostrum/domain';
import { Segment } from '@rostrum/ui';
import { useRef, useState } from 'react';
import { PageTitle } from '../../../page-title.tsx';
import type { Run } from '../use-room-commands.ts';
import { ComposerBar } from './composer-bar.tsx';
import { DebateBells, DebateClock } from './debate-clock.tsx';
import { FloorColumn } from './floor-column.tsx';
import { hostActs } from './host-acts.ts';
import { HostBar } from './host-bar.tsx';
import { turnWords } from './names.ts';
import { LedgerPanel, OrderPanel } from './order-panel.tsx';
import { PeoplePanel, watchersOf } from './people-panel.tsx';
import { RoomActions } from './room-actions.tsx';
import { RoomBanner } from './room-banner.tsx';
import { RoomHead } from './room-head.tsx';
import { useKeepFocus } from './use-keep-focus.ts';
import type { Words } from './use-words.ts';

export type RoomViewProps = {
  room: Room;
  uid: string;
  floor: Live<FloorView>;
  members: readonly Member[] | undefined;
  words: Words;
  run: Run;
  busy: string | null;
  isOnline: boolean;
  isStale: boolean;
  onLeave: () => void;
};

const TABS = [
  { value: 'floor', label: 'Floor' },
  { value: 'people', label: 'People' },
  { value: 'order', label: 'Order' },
] as const;
type Tab = (typeof TABS)[number]['value'];

/** A whole debate: people, floor, clock, and where one writes. */
export function RoomView(props: RoomViewProps) {
  const { room, uid, members, words, run, busy, isOnline, isStale, onLeave } = props;
  const [tab, setTab] = useState<Tab>('floor');
  const nowMs = useServerNow(5_000);
  const acts = hostActs(room, uid, nowMs);
  const isOver = isFinished(room.debate);
  const view = useRef<HTMLDivElement>(null);
  useKeepFocus(view, room.debate);

  const people = <PeoplePanel room={room} uid={uid} members={members} nowMs={nowMs} />;
  const edit = (message: Message) => {
    words.setDraft({ text: message.text, replaces: message.id });
    setTab('floor');
    requestAnimationFrame(() => focusAtEnd(view.current));
  };
  return (
    <div className="room" ref={view}>
      <PageTitle>{titleOf(room, uid)}</PageTitle>
      <DebateBells debate={room.debate} />
      <aside className="rail" aria-label="People">
        {people}
      </aside>
      <section className="floor" aria-label="Debate">
        <div>
          <RoomHead
            room={room}
            watching={members && watchersOf(room, members, nowMs).length}
            actions={<RoomActions room={room} uid={uid} acts={acts} run={run} onLeave={onLeave} />}
            tabs={
              <div className="mt-2 lg:hidden">
                <Segment block label="Part of the room" options={TABS} value={tab} onChange={setTab} />
              </div>
            }
          />
          <RoomBanner isOnline={isOnline} isStale={isStale} />
        </div>
        <FloorColumn {...props} nowMs={nowMs} onEdit={edit} isHidden={tab !== 'floor'} />
        {tab === 'people' && (
          <div className="floor-scroll grid content-start gap-5 pt-4 lg:hidden">{people}</div>
        )}
        {tab === 'order' && (
          <div className="floor-scroll grid content-start gap-6 pt-4 lg:hidden">
            <OrderPanel room={room} />
            <LedgerPanel room={room} />
          </div>
        )}
        {!isOver && (
          <ComposerBar
            room={room}
            uid={uid}
            draft={words.draft}
            onDraft={words.setDraft}
            onSend={words.send}
            run={run}
            busy={busy}
          />
        )}
      </section>
      <aside className="aside" aria-label="Clock and order">
        <Speaking room={room} uid={uid} />
        <div className="aside-part grid gap-5 xl:hidden">{people}</div>
        <div className="aside-part">
          <OrderPanel room={room} />
        </div>
        {!isOver && (
          <div className="aside-part">
            <LedgerPanel room={room} />
          </div>
        )}
      </aside>
      <HostBar room={room} acts={acts} run={run} busy={busy} />
    </div>
  );
}

/** The clock, and under it whose time it is. */
function Speaking({ room, uid }: { room: Room; uid: string }) {
  const turn = turnWords(room, uid);
  const hasClock = ['prep', 'live', 'paused'].includes(room.debate.phase);
  if (!hasClock) return null;
  return (
    <div className="aside-part clock-part">
      <DebateClock debate={room.debate} />
      {turn && <p className="mt-3 text-center text-sm font-medium">{turn}</p>}
    </div>
  );
}

function titleOf(room: Room, uid: string): string {
  const isMine = turnWords(room, uid).startsWith('You');
  return `${isMine ? 'Your turn: ' : ''}${room.motion}`;
}

/** Puts the cursor behind the last word of the draft. */
function focusAtEnd(view: HTMLElement | null): void {
  const area = view?.querySelector<HTMLTextAreaElement>('.composer-text');
  area?.focus();
  area?.setSelectionRange(area.value.length, area.value.length);
}
