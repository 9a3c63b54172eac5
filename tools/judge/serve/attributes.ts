import { READ_LANGUAGES, type ReadLanguage, type RoomLanguage } from '@rostrum/domain';

type Watched = Exclude<keyof ReadLanguage, 'figures'>;

/** The head behind an attribute of the comment API. */
export type Attribute = {
  head: 'toxicity' | 'personAttack' | 'identityAttack' | 'threat' | 'sexual';
  /** What is watched of it in languages other than English; absent if the head reads English alone. */
  watched?: Watched;
};

/** The attributes of the comment API that a head of ours measures. docs/engine.md shows them. */
export const ATTRIBUTES: ReadonlyMap<string, Attribute> = new Map([
  ['TOXICITY', { head: 'toxicity' }],
  ['INSULT', { head: 'personAttack', watched: 'insults' }],
  ['IDENTITY_ATTACK', { head: 'identityAttack', watched: 'groups' }],
  ['THREAT', { head: 'threat', watched: 'threats' }],
  ['SEXUALLY_EXPLICIT', { head: 'sexual' }],
]);

/** Whether anything of an attribute is read in a language. */
export function reads({ watched }: Attribute, language: RoomLanguage): boolean {
  if (language === 'en') return true;
  if (language === 'und' || watched === undefined) return false;
  const read = READ_LANGUAGES.get(language);
  return read !== undefined && read[watched] !== 'no';
}
