import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ClassFile, unsigned16 } from './class-file.ts';

const SOURCE = `
  public class Greeter {
    static final long PAIR_IN_THE_POOL = 1234567890123L;
    String name = "Ada";
    public String greet() { return "Hello " + name + PAIR_IN_THE_POOL % 10; }
    public static void main(String[] args) { System.out.println(new Greeter().greet()); }
  }`;

const STRING = 'Ljava/lang/String;';
const [ALOAD_0, GETFIELD, ARETURN] = [0x2a, 0xb4, 0xb0];

let folder: string;
let original: Buffer;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostrum-class-'));
  writeFileSync(join(folder, 'Greeter.java'), SOURCE);
  execFileSync('javac', ['-proc:none', '--release', '11', '-d', folder, join(folder, 'Greeter.java')]);
  original = readFileSync(join(folder, 'Greeter.class'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(greeter: Buffer): string {
  writeFileSync(join(folder, 'Greeter.class'), greeter);
  return execFileSync('java', ['-Xverify:all', '-cp', folder, 'Greeter'], { encoding: 'utf8' }).trim();
}

test('a class that was only read is written back unchanged', () => {
  expect(new ClassFile(original).toBytes()).toEqual(original);
});

test('Java runs a method that replaces a renamed one, and its verifier accepts it', () => {
  expect(run(original)).toBe('Hello Ada3');
  const greeter = new ClassFile(original);
  greeter.renameMethod('greet', `()${STRING}`, 'greet$before');
  greeter.addMethod({
    flags: 0x0001,
    name: 'greet',
    descriptor: `()${STRING}`,
    maxStack: 1,
    maxLocals: 1,
    code: [ALOAD_0, GETFIELD, ...unsigned16(greeter.field('Greeter', 'name', STRING)), ARETURN],
  });
  expect(run(greeter.toBytes())).toBe('Ada');
});

test('knows its methods by name and descriptor', () => {
  const greeter = new ClassFile(original);
  expect(greeter.hasMethod('greet', `()${STRING}`)).toBe(true);
  expect(greeter.hasMethod('greet', '()V')).toBe(false);
  expect(() => greeter.renameMethod('greet', '()V', 'x')).toThrow('no method greet()V');
});
