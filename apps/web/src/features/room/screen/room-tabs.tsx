import { Segment } from '@rostrum/ui';
import * as m from '@rostrum/words/room-screen';
import type { RoomPart } from '../session/index.ts';

export type RoomTabsProps = { parts: readonly RoomPart[]; tab: string; onTab: (tab: string) => void };

/** The parts of a room on a small screen, one at a time; the floor first. */
export function RoomTabs({ parts, tab, onTab }: RoomTabsProps) {
  const options = [
    { value: 'floor', label: m.floor() },
    { value: 'order', label: m.order() },
    { value: 'people', label: m.people() },
    ...parts.map(({ id, label }) => ({ value: id, label })),
  ];
  return (
    <div className="room-tabs mt-2 lg:hidden">
      <Segment block label={m.partOfRoom()} options={options} value={tab} onChange={onTab} />
    </div>
  );
}
