import type { PublicField } from '@rostrum/domain';
import { gate, gateOfFindings, gateOfMeaning, type Passage } from '@rostrum/moderator/gate';
import { motionReader } from './meaning/motion-reader.ts';
import { otherLanguages } from './meaning/other-languages.ts';

/**
 * Whether a field that others read accepts a text, in English and in every other language that the moderator reads. A motion is
 * read by meaning too; `isUnsure` if its reader cannot clear it.
 */
export async function gateText(text: string, field: PublicField): Promise<Passage & { isUnsure?: true }> {
  const passage = gate(text, field);
  if (!passage.ok) return passage;
  const { readOtherLanguages } = await otherLanguages();
  const abroad = gateOfFindings(readOtherLanguages(text, []), field);
  if (!abroad.ok || field !== 'motion') return abroad;
  const reading = await motionReader().read(text);
  return { ...gateOfMeaning(reading), ...(reading === 'unsure' && { isUnsure: true }) };
}
