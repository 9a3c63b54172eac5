import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { findJava, parseJavaVersion, pathWithJava } from './java.ts';

const java = (version: string) => `openjdk version "${version}" 2025-04-15\nOpenJDK Runtime Environment`;
const HOME = { JAVA_HOME: '/opt/jdk' };
const HOME_JAVA = join('/opt/jdk', 'bin', 'java');

test.each([
  [java('17.0.15'), 17],
  [java('21'), 21],
  ['java version "1.8.0_402"', 8],
  ['The operation couldn’t be completed. Unable to locate a Java Runtime.', null],
  [null, null],
])('reads the version from %j', (output, version) => {
  expect(parseJavaVersion(output)).toBe(version);
});

test('a missing Java is reported in one line, with the package to install', () => {
  const find = () => findJava({}, () => null);
  expect(find).toThrow(/^Java is missing\. Install a JDK.*apt-get install.*$/);
});

test('an outdated Java is reported with its version', () => {
  expect(() => findJava({}, () => java('1.8.0_402'))).toThrow('Java 8 is too old: 11 is the least.');
});

test('the Java on the PATH is used, or the one of JAVA_HOME if that is missing or outdated', () => {
  const versionOf = (path: string | null) => (command: string) =>
    command === HOME_JAVA ? java('21.0.2') : path;
  expect(findJava(HOME, versionOf(java('17.0.15')))).toMatchObject({ majorVersion: 17, folder: null });
  const atHome = { majorVersion: 21, folder: join('/opt/jdk', 'bin') };
  expect(findJava(HOME, versionOf(null))).toMatchObject(atHome);
  expect(findJava(HOME, versionOf(java('1.8.0_402')))).toMatchObject(atHome);
});

test('a Java outside the PATH is put first on it', () => {
  const found = { majorVersion: 21, hasCompiler: true };
  expect(pathWithJava({ ...found, folder: null }, '/usr/bin')).toBe('/usr/bin');
  expect(pathWithJava({ ...found, folder: '/opt/jdk/bin' }, '/usr/bin')).toBe(
    `/opt/jdk/bin${delimiter}/usr/bin`,
  );
});
