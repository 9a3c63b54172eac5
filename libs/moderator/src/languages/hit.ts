import type { Place } from './forms.ts';
import type { FormKind } from './language-data.ts';

/** What is looked for in languages other than English. `distress` asks for care and is no misconduct. */
export type OtherLanguageKind = 'personAttack' | 'identityAttack' | 'threat' | 'eggingOn' | 'distress';

/** A place where something was found. `isDenial`: a negation is part of it. */
export type Hit = Place & { kind: OtherLanguageKind; label: string; weight: number; isDenial?: boolean };

export const KIND_OF_FORM: Record<FormKind, OtherLanguageKind> = {
  insult: 'personAttack',
  threat: 'threat',
  egging: 'eggingOn',
  distress: 'distress',
  hatred: 'identityAttack',
  contempt: 'identityAttack',
};
