import type { NoticeDocument } from '@rostrum/domain';

/** Where a notice leads: its room, or the room's report. */
export function noticePathname({ kind, roomId }: NoticeDocument): string {
  if (roomId === null) return '/app';
  const room = `/app/room/${encodeURIComponent(roomId)}`;
  return kind === 'reportReady' ? `${room}/report` : room;
}
