import { motionFingerprint, type CaseFile } from '@rostrum/domain';

/** Finds the file of a motion by its words, whatever their case and signs. */
export function caseFinder(bank: readonly CaseFile[]): (motion: string) => CaseFile | undefined {
  const byPrint = new Map(bank.map((file) => [motionFingerprint(file.motion), file]));
  return (motion) => byPrint.get(motionFingerprint(motion));
}
