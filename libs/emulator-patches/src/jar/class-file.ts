/** Tags of the constant pool (JVM specification, 4.4). */
const TAG = {
  utf8: 1,
  long: 5,
  double: 6,
  class: 7,
  string: 8,
  field: 9,
  method: 10,
  nameAndType: 12,
  methodHandle: 15,
  methodType: 16,
  module: 19,
  package: 20,
} as const;

export interface NewMethod {
  flags: number;
  name: string;
  descriptor: string;
  maxStack: number;
  maxLocals: number;
  code: number[];
}

/** A compiled Java class whose methods can be renamed and added (JVM specification, chapter 4). */
export class ClassFile {
  readonly #head: Buffer;
  /** Entry 0 and the second half of longs and doubles are empty. */
  readonly #constants: (Buffer | null)[];
  /** From the access flags up to the methods. */
  readonly #middle: Buffer;
  readonly #methods: Buffer[];
  readonly #tail: Buffer;

  constructor(bytes: Buffer) {
    this.#head = bytes.subarray(0, 8);
    const pool = readConstants(bytes);
    this.#constants = pool.constants;
    const methodsAt = skipFields(bytes, skipInterfaces(bytes, pool.end));
    this.#middle = bytes.subarray(pool.end, methodsAt);
    const { methods, end } = readMethods(bytes, methodsAt);
    this.#methods = methods;
    this.#tail = bytes.subarray(end);
  }

  hasMethod(name: string, descriptor: string): boolean {
    return this.#find(name, descriptor) !== undefined;
  }

  /** @throws Error when there is no such method */
  renameMethod(name: string, descriptor: string, newName: string): void {
    const method = this.#find(name, descriptor);
    if (!method) throw new Error(`no method ${name}${descriptor}`);
    method.writeUInt16BE(this.#utf8(newName), 2);
  }

  addMethod({ flags, name, descriptor, maxStack, maxLocals, code }: NewMethod): void {
    const header = Buffer.alloc(22);
    header.writeUInt16BE(flags, 0);
    header.writeUInt16BE(this.#utf8(name), 2);
    header.writeUInt16BE(this.#utf8(descriptor), 4);
    header.writeUInt16BE(1, 6);
    header.writeUInt16BE(this.#utf8('Code'), 8);
    header.writeUInt32BE(12 + code.length, 10);
    header.writeUInt16BE(maxStack, 14);
    header.writeUInt16BE(maxLocals, 16);
    header.writeUInt32BE(code.length, 18);
    const noHandlersNoAttributes = Buffer.alloc(4);
    this.#methods.push(Buffer.concat([header, Buffer.from(code), noHandlersNoAttributes]));
  }

  /** Index of a field reference, for `getfield`. */
  field(owner: string, name: string, type: string): number {
    return this.#reference(TAG.field, owner, name, type);
  }

  /** Index of a method reference, for `invokevirtual`. */
  method(owner: string, name: string, descriptor: string): number {
    return this.#reference(TAG.method, owner, name, descriptor);
  }

  /** Index of a class, for `checkcast`. */
  type(name: string): number {
    return this.#constant(TAG.class, this.#utf8(name));
  }

  toBytes(): Buffer {
    const constants = this.#constants.filter((constant) => constant !== null);
    const counts = [this.#constants.length, this.#methods.length].map(unsigned16);
    return Buffer.concat([
      this.#head,
      ...counts.slice(0, 1),
      ...constants,
      this.#middle,
      ...counts.slice(1),
      ...this.#methods,
      this.#tail,
    ]);
  }

  #find(name: string, descriptor: string): Buffer | undefined {
    return this.#methods.find(
      (m) => this.#text(m.readUInt16BE(2)) === name && this.#text(m.readUInt16BE(4)) === descriptor,
    );
  }

  #text(index: number): string | undefined {
    return this.#constants[index]?.toString('utf8', 3);
  }

  #reference(tag: number, owner: string, name: string, type: string): number {
    const ownerIndex = this.type(owner);
    const nameAndType = this.#constant(TAG.nameAndType, this.#utf8(name), this.#utf8(type));
    return this.#constant(tag, ownerIndex, nameAndType);
  }

  #utf8(text: string): number {
    const content = Buffer.from(text);
    return this.#intern(Buffer.concat([Buffer.from([TAG.utf8]), unsigned16(content.length), content]));
  }

  #constant(tag: number, ...indexes: number[]): number {
    return this.#intern(Buffer.concat([Buffer.from([tag]), ...indexes.map(unsigned16)]));
  }

  #intern(constant: Buffer): number {
    const known = this.#constants.findIndex((other) => other?.equals(constant));
    return known > 0 ? known : this.#constants.push(constant) - 1;
  }
}

function readConstants(bytes: Buffer): { constants: (Buffer | null)[]; end: number } {
  const count = bytes.readUInt16BE(8);
  const constants: (Buffer | null)[] = [null];
  let at = 10;
  while (constants.length < count) {
    const size = constantSize(bytes, at);
    constants.push(bytes.subarray(at, at + size));
    const tag = bytes[at];
    if (tag === TAG.long || tag === TAG.double) constants.push(null);
    at += size;
  }
  return { constants, end: at };
}

function constantSize(bytes: Buffer, at: number): number {
  switch (bytes[at]) {
    case TAG.utf8:
      return 3 + bytes.readUInt16BE(at + 1);
    case TAG.long:
    case TAG.double:
      return 9;
    case TAG.methodHandle:
      return 4;
    case TAG.class:
    case TAG.string:
    case TAG.methodType:
    case TAG.module:
    case TAG.package:
      return 3;
    default:
      return 5;
  }
}

function skipInterfaces(bytes: Buffer, at: number): number {
  return at + 8 + 2 * bytes.readUInt16BE(at + 6);
}

function skipFields(bytes: Buffer, at: number): number {
  let end = at + 2;
  for (let left = bytes.readUInt16BE(at); left > 0; left--) end = skipAttributes(bytes, end + 6);
  return end;
}

function readMethods(bytes: Buffer, at: number): { methods: Buffer[]; end: number } {
  const methods: Buffer[] = [];
  let end = at + 2;
  for (let left = bytes.readUInt16BE(at); left > 0; left--) {
    const start = end;
    end = skipAttributes(bytes, start + 6);
    methods.push(Buffer.from(bytes.subarray(start, end)));
  }
  return { methods, end };
}

function skipAttributes(bytes: Buffer, at: number): number {
  let end = at + 2;
  for (let left = bytes.readUInt16BE(at); left > 0; left--) end += 6 + bytes.readUInt32BE(end + 2);
  return end;
}

/** Two bytes, big end first, as everywhere in a class file. */
export function unsigned16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}
