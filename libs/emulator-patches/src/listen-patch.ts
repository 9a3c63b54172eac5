import { ClassFile, unsigned16 } from './jar/class-file.ts';
import type { ZipReader } from './jar/zip-reader.ts';
import type { ZipEntry } from './jar/zip-writer.ts';

const MANAGER = 'com/google/cloud/datastore/emulator/impl/watch/ListenStreamManager';
const STREAM = 'com/google/cloud/datastore/emulator/impl/firestore/CloudFirestoreV1ListenStream';
const REQUEST = 'Lcom/google/firestore/v1/ListenRequest;';

/** CRC-32 of both classes in version 1.19.9, the one version whose race was measured and whose fix was proven. */
const KNOWN_CRCS = { [MANAGER]: 0x95abf56f, [STREAM]: 0x60a38d98 };

const JAVA = { public: 0x0001, synchronized: 0x0020 };
const OP = { aload0: 0x2a, aload1: 0x2b, aload2: 0x2c, getfield: 0xb4, invokevirtual: 0xb6, return: 0xb1 };

export function needsListenPatch(jar: ZipReader): boolean {
  return Object.entries(KNOWN_CRCS).every(([name, crc]) => jar.crcOf(`${name}.class`) === crc);
}

/**
 * Emulator 1.19.9 answers a listen request outside the lock that guards change notifications: two threads
 * then write one gRPC stream (torn frames), and a first snapshot can overtake a newer update. The two classes
 * returned here take that lock for the whole request:
 *
 *     CloudFirestoreV1ListenStream.onNext(request)  { manager.locked(this, request); }
 *     synchronized ListenStreamManager.locked(stream, request)  { stream.onNext$unlocked(request); }
 */
export function patchListenClasses(jar: Pick<ZipReader, 'read'>): ZipEntry[] {
  const stream = new ClassFile(jar.read(`${STREAM}.class`));
  const manager = new ClassFile(jar.read(`${MANAGER}.class`));
  redirectToManager(stream);
  addLockedCall(manager);
  return [
    { name: `${STREAM}.class`, content: stream.toBytes() },
    { name: `${MANAGER}.class`, content: manager.toBytes() },
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
