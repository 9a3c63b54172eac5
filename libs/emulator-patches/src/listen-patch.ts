import { ClassFile, unsigned16 } from './jar/class-file.ts';
import type { ZipReader } from './jar/zip-reader.ts';
import type { ZipEntry } from './jar/zip-writer.ts';

const MANAGER = 'com/google/cloud/datastore/emulator/impl/watch/ListenStreamManager';
const STREAM = 'com/google/cloud/datastore/emulator/impl/firestore/CloudFirestoreV1ListenStream';
const CHANNEL =
  'com/google/cloud/datastore/emulator/firestore/webchannel/FirestoreV1WebChannelAdapter$FirestoreListenHandler';
const STREAM_ID = 'Lcom/google/cloud/datastore/emulator/impl/watch/StreamId;';
const REQUEST = 'Lcom/google/firestore/v1/ListenRequest;';

/** CRC-32 of the classes in version 1.19.9, the one version whose faults were measured and whose fixes were proven. */
const KNOWN_CRCS = { [MANAGER]: 0x95abf56f, [STREAM]: 0x60a38d98, [CHANNEL]: 0x07ef8be3 };

const JAVA = { public: 0x0001, synchronized: 0x0020 };
const OP = {
  aload0: 0x2a,
  aload1: 0x2b,
  aload2: 0x2c,
  getfield: 0xb4,
  invokevirtual: 0xb6,
  checkcast: 0xc0,
  return: 0xb1,
};

export function needsListenPatch(jar: ZipReader): boolean {
  return Object.entries(KNOWN_CRCS).every(([name, crc]) => jar.crcOf(`${name}.class`) === crc);
}

/**
 * Emulator 1.19.9 answers a listen request outside the lock that guards change notifications: two threads
 * then write one gRPC stream (torn frames), and a first snapshot can overtake a newer update. Two of the classes
 * returned here take that lock for the whole request:
 *
 *     CloudFirestoreV1ListenStream.onNext(request)  { manager.locked(this, request); }
 *     synchronized ListenStreamManager.locked(stream, request)  { stream.onNext$unlocked(request); }
 *
 * It also listens on for a browser whose stream has ended, and keeps every update for it. The third class stops that:
 *
 *     FirestoreListenHandler.onClose()  { ((CloudFirestoreV1ListenStream) requestObserver).forget(); }
 *     CloudFirestoreV1ListenStream.forget()  { manager.removeStream(streamId); }
 */
export function patchListenClasses(jar: Pick<ZipReader, 'read'>): ZipEntry[] {
  const stream = new ClassFile(jar.read(`${STREAM}.class`));
  const manager = new ClassFile(jar.read(`${MANAGER}.class`));
  const channel = new ClassFile(jar.read(`${CHANNEL}.class`));
  redirectToManager(stream);
  addLockedCall(manager);
  addForget(stream);
  forgetOnClose(channel);
  return [
    { name: `${STREAM}.class`, content: stream.toBytes() },
    { name: `${MANAGER}.class`, content: manager.toBytes() },
    { name: `${CHANNEL}.class`, content: channel.toBytes() },
  ];
}

function redirectToManager(stream: ClassFile): void {
  stream.renameMethod('onNext', `(${REQUEST})V`, 'onNext$unlocked');
  const manager = stream.field(STREAM, 'manager', `L${MANAGER};`);
  const locked = stream.method(MANAGER, 'locked', `(L${STREAM};${REQUEST})V`);
  stream.addMethod({
    flags: JAVA.public,
    name: 'onNext',
    descriptor: `(${REQUEST})V`,
    maxStack: 3,
    maxLocals: 2,
    // prettier-ignore
    code: [
      OP.aload0, OP.getfield, ...unsigned16(manager),
      OP.aload0, OP.aload1, OP.invokevirtual, ...unsigned16(locked),
      OP.return,
    ],
  });
}

function addLockedCall(manager: ClassFile): void {
  const unlocked = manager.method(STREAM, 'onNext$unlocked', `(${REQUEST})V`);
  manager.addMethod({
    flags: JAVA.public | JAVA.synchronized,
    name: 'locked',
    descriptor: `(L${STREAM};${REQUEST})V`,
    maxStack: 2,
    maxLocals: 3,
    code: [OP.aload1, OP.aload2, OP.invokevirtual, ...unsigned16(unlocked), OP.return],
  });
}

function addForget(stream: ClassFile): void {
  const manager = stream.field(STREAM, 'manager', `L${MANAGER};`);
  const streamId = stream.field(STREAM, 'streamId', STREAM_ID);
  const removeStream = stream.method(MANAGER, 'removeStream', `(${STREAM_ID})V`);
  stream.addMethod({
    flags: JAVA.public,
    name: 'forget',
    descriptor: '()V',
    maxStack: 2,
    maxLocals: 1,
    // prettier-ignore
    code: [
      OP.aload0, OP.getfield, ...unsigned16(manager),
      OP.aload0, OP.getfield, ...unsigned16(streamId),
      OP.invokevirtual, ...unsigned16(removeStream),
      OP.return,
    ],
  });
}

function forgetOnClose(channel: ClassFile): void {
  channel.renameMethod('onClose', '()V', 'onClose$listening');
  const observer = channel.field(CHANNEL, 'requestObserver', 'Lio/grpc/stub/StreamObserver;');
  const forget = channel.method(STREAM, 'forget', '()V');
  channel.addMethod({
    flags: JAVA.public,
    name: 'onClose',
    descriptor: '()V',
    maxStack: 1,
    maxLocals: 1,
    // prettier-ignore
    code: [
      OP.aload0, OP.getfield, ...unsigned16(observer),
      OP.checkcast, ...unsigned16(channel.type(STREAM)),
      OP.invokevirtual, ...unsigned16(forget),
      OP.return,
    ],
  });
}
