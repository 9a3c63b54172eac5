import { expect, test } from 'vitest';
import { firebaseArguments, hasFunctions, readArguments } from './firebase-command.ts';

const argumentsOf = (...given: string[]) => firebaseArguments(readArguments(given), 'debates-prod', 'f.json');

test('everything is deployed, or the named targets', () => {
  expect(argumentsOf()).toEqual([
    'deploy',
    '--project=debates-prod',
    '--config=f.json',
    '--only=firestore,storage,functions,hosting',
  ]);
  const hosting = ['deploy', '--project=debates-prod', '--config=f.json', '--only=hosting', '--force'];
  expect(argumentsOf('--only', 'hosting', '--force')).toEqual(hosting);
  expect(argumentsOf('--force', '--only=hosting')).toEqual(hosting);
});

test('a preview channel gets the web client alone, for a week', () => {
  expect(argumentsOf('--channel', 'next')).toEqual([
    'hosting:channel:deploy',
    'next',
    '--expires=7d',
    '--project=debates-prod',
    '--config=f.json',
  ]);
  expect(hasFunctions(readArguments(['--channel', 'next']))).toBe(false);
  expect(() => argumentsOf('--channel', 'next', '--only', 'functions')).toThrow('the web client alone');
  expect(() => argumentsOf('--channel')).toThrow('--channel needs a name');
  expect(() => argumentsOf('--channel', '../x')).toThrow('--channel needs a name');
});

test('a dry run is no argument of firebase, and the functions are known among what is deployed', () => {
  const asked = readArguments(['--dry-run', '--only', 'functions:rooms']);
  expect(asked).toMatchObject({ isDryRun: true, targets: 'functions:rooms', rest: [] });
  expect(hasFunctions(asked)).toBe(true);
  expect(hasFunctions(readArguments(['--only=hosting,firestore']))).toBe(false);
  expect(hasFunctions(readArguments([]))).toBe(true);
});
