import {
  keptStore,
  readAllDrafts,
  readRecords,
  readRooms,
  type DebateRecord,
  type RoomDraft,
} from '@rostrum/data';
import { isFinished, type Room } from '@rostrum/domain';
import { Bones, ButtonLink, Link, PageHead, SectionHead } from '@rostrum/ui';
import * as m from '@rostrum/words/offline';
import { useEffect, useState } from 'react';
import { PageTitle } from '../../shared/navigation/page-title.tsx';
import { debateUrl, PATHS } from '../../shared/navigation/paths.ts';
import { dayAndMonth } from '../../shared/timing/day-words.ts';

/** What a browser has kept of a person. */
type KeptThings = {
  rooms: readonly Room[];
  records: readonly DebateRecord[];
  drafts: readonly RoomDraft[];
};

async function readKept(uid: string): Promise<KeptThings> {
  const store = keptStore(uid);
  const [rooms, records] = await Promise.all([readRooms(store), readRecords(store)]);
  return { rooms, records, drafts: readAllDrafts(uid) };
}

/** The dashboard without a connection: one's drafts, the debates that can be read here, and the lessons. */
export function OfflineDashboard({ uid, read = readKept }: { uid: string; read?: typeof readKept }) {
  const [kept, setKept] = useState<KeptThings>();
  useEffect(() => {
    let isWanted = true;
    const show = (found: KeptThings) => isWanted && setKept(found);
    read(uid).then(show, () => show({ rooms: [], records: [], drafts: readAllDrafts(uid) }));
    return () => void (isWanted = false);
  }, [uid, read]);
  return (
    <div className="page">
      <PageTitle>{m.dashboardTitle()}</PageTitle>
      <PageHead title={m.yourDashboard()} lede={m.kept()}>
        <ButtonLink href={PATHS.learning}>{m.lessons()}</ButtonLink>
      </PageHead>
      {kept ? <KeptLists {...kept} /> : <Bones label={m.opening()} lines={5} />}
    </div>
  );
}

function KeptLists({ rooms, records, drafts }: KeptThings) {
  const motionOf = (roomId: string) =>
    (rooms.find(({ id }) => id === roomId) ?? records.find(({ room }) => room.id === roomId)?.room)?.motion;
  const running = rooms.filter(({ debate }) => !isFinished(debate));
  return (
    <div className="grid gap-10">
      <section aria-labelledby="offline-drafts">
        <SectionHead id="offline-drafts" aside={drafts.length}>
          {m.yourDrafts()}
        </SectionHead>
        {drafts.length === 0 && <p className="muted mt-3">{m.noDraft()}</p>}
        <ul className="list">
          {drafts.map(({ roomId, texts }) => (
            <li key={roomId} className="py-4">
              <Link href={debateUrl(roomId)}>{motionOf(roomId) ?? m.aDebate()}</Link>
              <p className="small wrap-anywhere">{texts[0]}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="offline-debates">
        <SectionHead id="offline-debates" aside={records.length}>
          {m.finishedDebates()}
        </SectionHead>
        {records.length === 0 && <p className="muted mt-3">{m.noFinished()}</p>}
        <ul className="list">
          {records.map(({ room }) => (
            <li key={room.id} className="py-4">
              <Link href={debateUrl(room.id)}>{room.motion}</Link>
              {room.startedAtMs !== null && <p className="small muted">{dayAndMonth(room.startedAtMs)}</p>}
            </li>
          ))}
        </ul>
      </section>
      {running.length > 0 && (
        <section aria-labelledby="offline-running">
          <SectionHead id="offline-running" aside={running.length}>
            {m.running()}
          </SectionHead>
          <ul className="list">
            {running.map(({ id, motion }) => (
              <li key={id} className="py-4">
                {motion}
                <p className="small muted">{m.toTakePart()}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
