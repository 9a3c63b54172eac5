import type { Room } from '@rostrum/domain';
import { ATOM_PATH, embedCode, oEmbedPath, recordPath, RSS_PATH } from '@rostrum/domain/open';
import { Button, Dialog, Link } from '@rostrum/ui';
import * as m from '@rostrum/words/debate';
import { Share2 } from 'lucide-react';
import { CopyLine } from '../../../shared/casework/copy-line.tsx';
import { linkOf } from '../../../shared/navigation/record-link.ts';

const here = (path: string) => new URL(path, location.origin).href;

/** The debate's link, the code of its frame, and what programs read. */
export function ShareDebate({ room }: { room: Room }) {
  const code = embedCode({ site: location.origin, roomId: room.id, title: room.motion });
  return (
    <Dialog
      wide
      trigger={
        <Button size="sm" look="quiet" icon={Share2}>
          {m.share()}
        </Button>
      }
      title={m.shareTitle()}
      text={m.shareText()}
    >
      <dl className="receipt">
        <CopyLine term={m.shareLink()} words={linkOf(room)} />
        <CopyLine term={m.embedCode()} words={code} />
      </dl>
      <section className="grid gap-2">
        <h3 className="font-medium">{m.forPrograms()}</h3>
        <ul className="grid gap-1">
          <li>
            <Link href={here(recordPath(room.id))}>{m.asJson()}</Link>
          </li>
          <li>
            <Link href={here(RSS_PATH)}>{m.feedOf({ kind: 'RSS' })}</Link>
          </li>
          <li>
            <Link href={here(ATOM_PATH)}>{m.feedOf({ kind: 'Atom' })}</Link>
          </li>
        </ul>
      </section>
    </Dialog>
  );
}

/** The same for programs that read the head of the page. */
export function OpenLinks({ room }: { room: Room }) {
  return (
    <>
      <link
        rel="alternate"
        type="application/json+oembed"
        title={room.motion}
        href={here(oEmbedPath(linkOf(room)))}
      />
      <link rel="alternate" type="application/json" title={m.asJson()} href={here(recordPath(room.id))} />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={m.feedOf({ kind: 'Atom' })}
        href={here(ATOM_PATH)}
      />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={m.feedOf({ kind: 'RSS' })}
        href={here(RSS_PATH)}
      />
    </>
  );
}
