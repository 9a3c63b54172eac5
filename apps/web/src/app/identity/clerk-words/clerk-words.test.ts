import { describe, expect, it } from 'vitest';
import { CLERK_TEXTS } from '../clerk.ts';

/** What our people never meet: organizations, plans, API keys, wallets and the waiting list. */
const NOT_OURS = [
  /^(?:apiKeys|billing|commerce|createOrganization|organization\w+|taskChooseOrganization|waitlist)\b/,
  /^(?:locale$|roles\b|membershipRole__)/,
  /^badge__(?:activePlan|canceledEndsAt|currentPlan|endsAt|expired|freeTrial|pastDue\w+|renewsAt|startsAt|trialEndsAt|upcomingPlan)$/,
  /^formField\w+__(?:apiKey|organization|slug|role$|automaticInvitations|emailAddresses$)/,
  /^userProfile\.(?:(?:apiKeys|billing|plans)Page|navbar\.(?:apiKeys|billing))\b/,
  /^unstable__errors\.(?:already_a_member_in_)?organization/,
  /web3|waitlist/i,
];

type Texts = ReadonlyMap<string, string>;

/** Each text by the path of its keys. */
function textsIn(group: object, path = ''): Texts {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries<unknown>({ ...group })) {
    const at = path === '' ? key : `${path}.${key}`;
    if (NOT_OURS.some((pattern) => pattern.test(at))) continue;
    if (typeof value === 'string') found.set(at, value);
    else if (typeof value === 'object' && value !== null)
      for (const [inside, text] of textsIn(value, at)) found.set(inside, text);
  }
  return found;
}

const { enUS } = await import('@clerk/localizations/en-US');
const english = textsIn(enUS);

/** The slots of a text. Words and languages inside them are translated. */
const slots = (text: string) =>
  (text.match(/\{\{.*?\}\}/g) ?? [])
    .map((slot) => slot.replaceAll(/'[^']*'|"[^"]*"/g, '…').replaceAll(/\s/g, ''))
    .toSorted();

const anyOf = (words: string, endings = '') =>
  new RegExp(String.raw`(?<!\p{L})(?:${words.replaceAll(' ', '|')})${endings}(?!\p{L})`, 'u');

/** What a Spanish text that says “usted” tells people to do, without what hangs on the verb. */
const SPANISH_ORDERS = [
  'abra acepte actualice agregue añada asegúre busque cambie cargue cierre complete compruebe comuníque confirme configure',
  'conserve contacte continúe copie descargue elija elimine envíe escanee escriba espere guarde guárde haga ingrese inicie',
  'intente inténte introduzca lea mantenga manténga ponga pónga pruebe pulse reautorice recuerde regrese regístre rellene',
  'restablezca revise seleccione solicite suba utilice vaya verifique vuelva',
].join(' ');
const capital = (words: string) => words.replaceAll(/(?<= |^)./gu, (first) => first.toUpperCase());
const HANGS_ON = '(?:se|nos|l[oae]s?)?';

const LANGUAGES = [
  {
    name: 'German',
    texts: textsIn(await CLERK_TEXTS.de()),
    // In lower case they are other people.
    formal: [anyOf('Sie Ihr Ihre Ihrem Ihren Ihrer Ihres Ihnen')],
    caught: ['Prüfen Sie es.', 'Ihr Konto', 'aus Ihrem Konto'],
    allowed: ['Halte sie geheim und stimm ihnen zu.', 'Dein Konto, in ihrem Tab'],
  },
  {
    name: 'Spanish',
    texts: textsIn(await CLERK_TEXTS.es()),
    formal: [
      anyOf('[Uu]sted [Uu]stedes [Ss]us? [Ss]uy[oa]s?'),
      anyOf(SPANISH_ORDERS, HANGS_ON),
      // In the middle of a sentence, some of these are other words.
      anyOf(capital(`${SPANISH_ORDERS} cree entre pida úna use`), HANGS_ON),
      // Where no other subject comes first, these speak to somebody.
      /(?:^|[.?!] |¿)(?:Puede|Podrá|Debe|Deberá|Tiene|Necesita|Desea|Está seguro)(?! que| haber)(?!\p{L})/u,
      /(?<!\p{L})(?:si|Si|ya no|Ya no|que) (?:tiene|cree|pierde|sospecha|desea|podrá|puede iniciar)(?!\p{L})/u,
    ],
    caught: [
      'Introduzca la contraseña',
      'su contraseña',
      'Guárdelos bien',
      '¿Tiene una cuenta?',
      'Inténtelo de nuevo',
      'Puede usar uno.',
      'Ya no podrá entrar',
      'Únase',
      'Usted',
    ],
    allowed: [
      'Introduce tu contraseña',
      'Tu dispositivo puede pedirte la huella',
      'Es posible que contenga «+»',
    ],
  },
];

describe.each(LANGUAGES)('Clerk’s texts in $name', ({ texts, formal, caught, allowed }) => {
  const isFormal = (text: string) => formal.some((pattern) => pattern.test(text));

  it('speak to people as the rest of the product does', () => {
    expect([...texts].filter(([, text]) => isFormal(text))).toEqual([]);
  });

  it('count as formal exactly when they are', () => {
    expect(caught.filter((text) => !isFormal(text))).toEqual([]);
    expect(allowed.filter(isFormal)).toEqual([]);
  });

  it('are there wherever English has one', () => {
    expect([...english.keys()].filter((key) => !texts.get(key))).toEqual([]);
  });

  it('are not in English', () => {
    const same = [...texts].filter(([key, text]) => text.includes(' ') && text === english.get(key));
    expect(same).toEqual([]);
  });

  it('have the slots of the English ones', () => {
    const others = [...texts].filter(
      ([key, text]) => slots(text).join(' ') !== slots(english.get(key) ?? '').join(' '),
    );
    expect(others).toEqual([]);
  });

  it('ask for exactly the words that delete an account', () => {
    expect(texts.get('userProfile.deletePage.actionDescription')).toContain(
      texts.get('formFieldInputPlaceholder__confirmDeletionUserAccount'),
    );
  });
});
