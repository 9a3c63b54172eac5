/** Words as people type them, with the motions that they look for: written before the search knew forms and near meaning. */
export type SearchQuery = { typed: string; right: RegExp };

/** Another form of a word that the motion has. */
export const FORMS: readonly SearchQuery[] = [
  { typed: 'vote', right: /voting|\bvotes?\b/ },
  { typed: 'voting age sixteen', right: /vote from the age of sixteen/ },
  { typed: 'prisoner voting', right: /all prisoners the vote/ },
  { typed: 'smacked children', right: /smacking children/ },
  { typed: 'nationalising the railway', right: /nationalise the railways|public railways/ },
  { typed: 'abolishing homework', right: /abolish homework/ },
  { typed: 'uniform', right: /school uniforms/ },
  { typed: 'taxing inheritance', right: /tax inheritance/ },
  { typed: 'landlord', right: /landlords/ },
  { typed: 'drone licences', right: /licence to fly a drone/ },
  { typed: 'encrypting messages', right: /encrypted messages/ },
  { typed: 'private school', right: /private schools/ },
  { typed: 'reparation', right: /reparations/ },
  { typed: 'legalisation of drugs', right: /legalise the sale of all drugs/ },
  { typed: 'borders opened', right: /open all borders/ },
  { typed: 'statue', right: /statues/ },
  { typed: 'bullfights', right: /bullfighting/ },
  { typed: 'privatised water', right: /privatisation of water/ },
  { typed: 'sanction', right: /sanctions/ },
  { typed: 'streets without car', right: /street one day a month without cars/ },
];

/** Another word for the same thing. */
export const MEANINGS: readonly SearchQuery[] = [
  { typed: 'ballot', right: /vot(?:e|ing)|elections?|polls/ },
  { typed: 'jail', right: /prison/ },
  { typed: 'electric scooters', right: /scooters/ },
  { typed: 'trains', right: /railways|trains/ },
  { typed: 'capital punishment', right: /death penalty/ },
  { typed: 'global warming', right: /climate|warming/ },
  { typed: 'cops', right: /police/ },
  { typed: 'immigration', right: /immigra|migra|borders|asylum|foreign/ },
  { typed: 'refugees', right: /asylum|flee|refugee/ },
  { typed: 'soccer', right: /football/ },
  { typed: 'movies', right: /films?|cinema|Hollywood|dubbing/ },
  { typed: 'artificial intelligence art', right: /machines win art prizes|AI/ },
  { typed: 'salary', right: /wages?|pay|income|minimum/ },
  { typed: 'doctor', right: /doctors?|medical|nurse|hospital/ },
  { typed: 'alcohol', right: /alcohol|drink|wine|beer/ },
  { typed: 'gender equality', right: /wom[ae]n|girls|gender/ },
  { typed: 'newspapers', right: /news|press|journalis|media/ },
  { typed: 'college', right: /universit/ },
  { typed: 'pupils phones', right: /mobile phones in schools/ },
  { typed: 'guns', right: /guns?|weapons|arms?/ },
  { typed: 'monarchy', right: /king|queen|republic|monarch|crown/ },
  { typed: 'nuclear bomb', right: /nuclear weapons|atomic/ },
  { typed: 'army draft', right: /national service|conscript|draft/ },
  { typed: 'meat', right: /meat|vegetarian|vegan/ },
  { typed: 'automobile', right: /\bcars?\b/ },
];

/** Letters with accents, and without. */
export const ACCENTS: readonly SearchQuery[] = [
  { typed: 'sao paulo', right: /São Paulo/ },
  { typed: 'yasuni', right: /Yasuní/ },
  { typed: 'Vénice', right: /Venice/ },
  { typed: 'föie gras', right: /foie gras/ },
];

/** Slips of the finger. */
export const MISTAKES: readonly SearchQuery[] = [
  { typed: 'complusory voting', right: /compulsory voting|voting compulsory/ },
  { typed: 'reperations', right: /reparations/ },
  { typed: 'nuclaer power', right: /nuclear power/ },
  { typed: 'inheritence', right: /inheritance/ },
  { typed: 'antartica', right: /Antarctica/ },
  { typed: 'bitcion', right: /bitcoin/ },
];

/** The motion's own words, or their beginning. */
export const AS_WRITTEN: readonly SearchQuery[] = [
  { typed: 'basic income', right: /unconditional basic income/ },
  { typed: 'death pen', right: /death penalty/ },
  { typed: 'zoos', right: /zoos/ },
  { typed: 'opinion polls', right: /opinion polls/ },
  { typed: 'facial recog', right: /facial recognition/ },
  { typed: 'solar', right: /solar/ },
];
