import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';

const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const END_SEARCH_BYTES = 22 + 65_535;
const DEFLATED = 8;

export interface ZipReader {
  /** CRC-32 of the entry's content as the archive states it; undefined when there is no such entry. */
  crcOf(name: string): number | undefined;
  /** @throws Error when there is no such entry */
  read(name: string): Buffer;
}

interface DirectoryEntry {
  crc: number;
  method: number;
  packedSize: number;
  offset: number;
}

/** Reads single entries of a large archive without unpacking the rest (no zip64). */
export function openZip(file: string): ZipReader {
  const entries = readDirectory(file);
  return {
    crcOf: (name) => entries.get(name)?.crc,
    read(name) {
      const entry = entries.get(name);
      if (!entry) throw new Error(`${file} has no entry ${name}`);
      return readEntry(file, entry);
    },
  };
}

function readDirectory(file: string): Map<string, DirectoryEntry> {
  const { size, bytes } = readTail(file);
  const end = bytes.lastIndexOf(littleEndian(END_OF_DIRECTORY));
  if (end < 0) throw new Error(`${file} is not a zip archive`);
  const directorySize = bytes.readUInt32LE(end + 12);
  const directory = readRange(file, bytes.readUInt32LE(end + 16), Math.min(directorySize, size));
  const entries = new Map<string, DirectoryEntry>();
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === CENTRAL_HEADER;) {
    const nameLength = directory.readUInt16LE(at + 28);
    const name = directory.toString('utf8', at + 46, at + 46 + nameLength);
    entries.set(name, {
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      packedSize: directory.readUInt32LE(at + 20),
      offset: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

function readEntry(file: string, { offset, packedSize, method }: DirectoryEntry): Buffer {
  const header = readRange(file, offset, 30);
  const start = offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = readRange(file, start, packedSize);
  return method === DEFLATED ? inflateRawSync(packed) : packed;
}

function readTail(file: string): { size: number; bytes: Buffer } {
  const descriptor = openSync(file, 'r');
  const { size } = fstatSync(descriptor);
  closeSync(descriptor);
  const length = Math.min(size, END_SEARCH_BYTES);
  return { size, bytes: readRange(file, size - length, length) };
}

function readRange(file: string, start: number, length: number): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(length);
    readSync(descriptor, bytes, 0, length, start);
    return bytes;
  } finally {
    closeSync(descriptor);
  }
}

function littleEndian(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
