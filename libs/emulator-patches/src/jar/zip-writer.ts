import { crc32 } from 'node:zlib';

export interface ZipEntry {
  name: string;
  content: Uint8Array;
}

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const VERSION_STORED = 10;
/** 1 January 1980, the first day that a zip can name: the same input always gives the same bytes. */
const EPOCH_DATE = 33;

/** An archive of uncompressed entries (PKWARE APPNOTE 4.3), enough for a jar. */
export function writeZip(entries: ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const file = localFile(entry);
    files.push(file);
    directory.push(directoryEntry(entry, offset));
    offset += file.length;
  }
  const central = Buffer.concat(directory);
  return Buffer.concat([...files, central, endOfDirectory(entries.length, central.length, offset)]);
}

function localFile({ name, content }: ZipEntry): Buffer {
  const nameBytes = Buffer.from(name);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(LOCAL_HEADER, 0);
  header.writeUInt16LE(VERSION_STORED, 4);
  header.writeUInt16LE(EPOCH_DATE, 12);
  header.writeUInt32LE(crc32(content), 14);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(nameBytes.length, 26);
  return Buffer.concat([header, nameBytes, content]);
}

function directoryEntry({ name, content }: ZipEntry, offset: number): Buffer {
  const nameBytes = Buffer.from(name);
  const header = Buffer.alloc(46);
  header.writeUInt32LE(CENTRAL_HEADER, 0);
  header.writeUInt16LE(VERSION_STORED, 4);
  header.writeUInt16LE(VERSION_STORED, 6);
  header.writeUInt16LE(EPOCH_DATE, 14);
  header.writeUInt32LE(crc32(content), 16);
  header.writeUInt32LE(content.length, 20);
  header.writeUInt32LE(content.length, 24);
  header.writeUInt16LE(nameBytes.length, 28);
  header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, nameBytes]);
}

function endOfDirectory(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END_OF_DIRECTORY, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
