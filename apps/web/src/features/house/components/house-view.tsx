import type { HousePart, HouseQueue, Live } from '@rostrum/data';
import { Bones, Count, EmptyState, ErrorState, PageHead, SectionHead, Segment } from '@rostrum/ui';
import * as m from '@rostrum/words/house';
import type { ReactNode } from 'react';
import { PageTitle } from '../../../shared/navigation/page-title.tsx';
import { CaseItem } from './case-item.tsx';
import { DecidedItem } from './decided-item.tsx';
import { HouseAppealItem } from './house-appeal-item.tsx';
import { HouseLog } from './house-log.tsx';
import { RoomAppealItem } from './room-appeal-item.tsx';

export type HouseViewProps = {
  uid: string;
  queue: HouseQueue;
  part: HousePart;
  onPart: (part: HousePart) => void;
};

/** All requests to the house, most serious first, and the house's decisions. */
export function HouseView({ uid, queue, part, onPart }: HouseViewProps) {
  const { cases, houseAppeals, roomAppeals } = queue;
  const appeals = both(countOf(houseAppeals), countOf(roomAppeals));
  const options = [
    { value: 'open' as const, label: <Counted count={countOf(cases)}>{m.open()}</Counted> },
    { value: 'appeals' as const, label: <Counted count={appeals}>{m.appeals()}</Counted> },
    { value: 'decided' as const, label: m.decided() },
    { value: 'log' as const, label: m.log() },
  ];
  return (
    <div className="page">
      <PageTitle>{m.title()}</PageTitle>
      <PageHead title={m.title()} lede={m.lede()} />
      <Segment className="house-parts" label={m.show()} options={options} value={part} onChange={onPart} />
      <Part uid={uid} queue={queue} part={part} />
    </div>
  );
}

function Part({ uid, queue, part }: Omit<HouseViewProps, 'onPart'>) {
  switch (part) {
    case 'open':
      return (
        <List label={m.openCases()} list={queue.cases} empty={m.noCases()}>
          {(one) => <CaseItem key={`${one.id}-${one.round}`} reported={one} uid={uid} />}
        </List>
      );
    case 'appeals':
      return (
        <>
          <List label={m.houseAppeals()} heading list={queue.houseAppeals} empty={m.noHouseAppeals()}>
            {(one) => <HouseAppealItem key={one.id} appeal={one} uid={uid} />}
          </List>
          <List label={m.roomAppeals()} heading list={queue.roomAppeals} empty={m.noRoomAppeals()}>
            {(one) => <RoomAppealItem key={`${one.roomId}-${one.id}`} appeal={one} />}
          </List>
        </>
      );
    case 'decided':
      return (
        <List label={m.decided()} list={queue.decided} empty={m.nothingDecided()}>
          {(one) => <DecidedItem key={one.id} decision={one} />}
        </List>
      );
    case 'log':
      return <HouseLog log={queue.log} />;
  }
}

function Counted({ count, children }: { count: number | undefined; children: ReactNode }) {
  return (
    <>
      {children} {count !== undefined && count > 0 && <Count value={count} />}
    </>
  );
}

const countOf = (live: Live<readonly unknown[]>) => (live.status === 'ready' ? live.value.length : undefined);

function both(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one + other;
}

type ListProps<Item> = {
  label: string;
  /** Whether a label is above it, if there are two. */
  heading?: boolean;
  list: Live<readonly Item[]>;
  empty: string;
  children: (item: Item) => ReactNode;
};

function List<Item>({ label, heading = false, list, empty, children }: ListProps<Item>) {
  return (
    <section className="house-list" aria-label={label}>
      {heading && <SectionHead>{label}</SectionHead>}
      {list.status === 'loading' && <Bones label={m.loading({ what: label })} lines={5} />}
      {list.status === 'error' && (
        <ErrorState small title={m.failed()} onRetry={list.retry}>
          {list.message}
        </ErrorState>
      )}
      {list.status === 'ready' && list.value.length === 0 && <EmptyState small title={empty} />}
      {list.status === 'ready' && list.value.length > 0 && <ul>{list.value.map(children)}</ul>}
    </section>
  );
}
