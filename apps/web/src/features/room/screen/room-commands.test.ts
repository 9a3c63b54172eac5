import { meantStep } from '@rostrum/domain';
import { ADA, aDebate, aRoom, BEN, CLEO, NOON_MS } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { roomCommands, type RoomCommandsOf } from './room-commands.ts';

const commands = (uid: string, change: Partial<RoomCommandsOf> = {}) =>
  roomCommands(
    {
      room: aRoom({ debate: aDebate({ phase: 'live' }) }),
      uid,
      run: async () => undefined,
      onDialog: () => {},
      onWrite: () => {},
      onLeave: () => {},
      ...change,
    },
    NOON_MS + 30_000,
  );
const ids = (uid: string) => commands(uid).map(({ id }) => id);

describe('the commands of a room', () => {
  it('yield only for the holder of the turn', () => {
    expect(ids(ADA)).toContain('yield');
    expect(ids(BEN)).not.toContain('yield');
  });

  it('pause the AI for the host, and for nobody else', () => {
    expect(ids(ADA)).toContain('pauseModerator');
    expect(ids(BEN)).not.toContain('pauseModerator');
    expect(ids(CLEO)).not.toContain('pauseModerator');
  });

  it('send the commands that they name', () => {
    const sent: unknown[] = [];
    const run: RoomCommandsOf['run'] = async (command) => void sent.push(command);
    commands(ADA, { run })
      .find(({ id }) => id === 'yield')
      ?.run();
    expect(sent).toEqual([
      { type: 'yield', roomId: 'room-1', stepSeq: meantStep(aDebate({ phase: 'live' }), 'yield', ADA) },
    ]);
  });

  it('ask first before they end a debate or give up a seat', () => {
    const asked: unknown[] = [];
    const onDialog = (dialog: unknown) => void asked.push(dialog);
    const room = aRoom({ debate: aDebate({ phase: 'live', hostId: CLEO }) });
    const run = (all: ReturnType<typeof commands>, wanted: string) =>
      all.find(({ id }) => id === wanted)?.run();
    run(commands(CLEO, { room, onDialog }), 'end');
    run(commands(ADA, { onDialog }), 'leave');
    expect(asked).toEqual([expect.objectContaining({ label: 'End the debate' }), 'leaving']);
  });

  it('are only leaving once the debate is over', () => {
    const room = aRoom({ debate: aDebate({ phase: 'debrief' }) });
    expect(commands(ADA, { room }).map(({ id }) => id)).toEqual(['leave']);
  });
});
