import { readHelpLines, recordedHelpLines, type HelpLines } from '@rostrum/domain';
import { useMemo } from 'react';
import { useEnv } from '../../env-context.ts';

/** The operator's help lines, or the recorded ones. */
export function useHelpLines(): HelpLines {
  const { helpLines } = useEnv();
  return useMemo(() => (helpLines && readHelpLines(helpLines)) || recordedHelpLines(), [helpLines]);
}
