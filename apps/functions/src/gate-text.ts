import type { PublicField } from '@rostrum/domain';
import { gate, gateOfFindings, type Passage } from '@rostrum/moderator/gate';
import { otherLanguages } from './meaning/other-languages.ts';

/** Whether a field that others read accepts a text, in English and in every other language that the moderator reads. */
export async function gateText(text: string, field: PublicField): Promise<Passage> {
  const passage = gate(text, field);
  if (!passage.ok) return passage;
  const { readOtherLanguages } = await otherLanguages();
  return gateOfFindings(readOtherLanguages(text, []), field);
}
