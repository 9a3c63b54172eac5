import type { ClerkWords } from '../../clerk-appearance.ts';

const RESEND_CODE = { resendButton: 'Keinen Code bekommen? Erneut senden' };
const HAS_ACCOUNT = { actionLink: 'Anmelden', actionText: 'Schon registriert?' };
const CREATE_ACCOUNT = 'Erstell dein Konto';
const FILL_IN = 'Willkommen. Mit ein paar Angaben geht es los.';

export const signUp = {
  alternativePhoneCodeProvider: {
    ...RESEND_CODE,
    subtitle: 'Gib den Bestätigungscode ein, den wir dir über {{provider}} gesendet haben',
    title: 'Bestätige deine Nummer bei {{provider}}',
  },
  continue: {
    ...HAS_ACCOUNT,
    subtitle: 'Ein paar Angaben fehlen noch, dann geht es weiter.',
    title: 'Füll die fehlenden Felder aus',
  },
  emailCode: {
    ...RESEND_CODE,
    formSubtitle: 'Gib den Bestätigungscode ein, den wir an deine E-Mail-Adresse gesendet haben',
    subtitle: 'Gib den Bestätigungscode ein, den wir an deine E-Mail-Adresse gesendet haben',
    title: 'Bestätige deine E-Mail-Adresse',
  },
  emailLink: {
    clientMismatch: {
      subtitle:
        'Öffne den Bestätigungslink auf dem Gerät und in dem Browser, in dem du die Registrierung begonnen hast.',
      title: 'Der Bestätigungslink gilt nicht für dieses Gerät',
    },
    formSubtitle: 'Öffne den Bestätigungslink, den wir an deine E-Mail-Adresse gesendet haben',
    loading: { title: 'Du wirst registriert …' },
    resendButton: 'Keinen Link bekommen? Erneut senden',
    title: 'Bestätige deine E-Mail-Adresse',
    verified: { title: 'Du bist registriert' },
    verifiedSwitchTab: {
      subtitle: 'Wechsle zum neu geöffneten Tab, um fortzufahren',
      subtitleNewTab: 'Geh zurück zum vorherigen Tab, um fortzufahren',
      title: 'Deine E-Mail-Adresse ist bestätigt',
    },
  },
  enterpriseConnections: {
    subtitle: 'Wähl das Unternehmenskonto, mit dem du weitermachen willst.',
    title: 'Wähl dein Unternehmenskonto',
  },
  legalConsent: {
    continue: {
      subtitle: 'Lies die Bedingungen und stimm ihnen zu, um fortzufahren',
      title: 'Deine Zustimmung',
    },
  },
  phoneCode: {
    ...RESEND_CODE,
    formSubtitle: 'Gib den Bestätigungscode ein, den wir an deine Telefonnummer gesendet haben',
    subtitle: 'Gib den Bestätigungscode ein, den wir an dein Telefon gesendet haben',
    title: 'Bestätige deine Telefonnummer',
  },
  restrictedAccess: {
    ...HAS_ACCOUNT,
    blockButton__emailSupport: 'E-Mail an den Support',
    subtitle:
      'Registrieren ist derzeit nicht möglich. Wenn du meinst, dass du Zugang haben solltest, schreib dem Support.',
    title: 'Zugang eingeschränkt',
  },
  start: {
    ...HAS_ACCOUNT,
    actionLink__use_email: 'Stattdessen E-Mail-Adresse verwenden',
    actionLink__use_phone: 'Stattdessen Telefonnummer verwenden',
    alternativePhoneCodeProvider: {
      label: 'Telefonnummer bei {{provider}}',
      subtitle: 'Gib deine Telefonnummer ein, um einen Bestätigungscode über {{provider}} zu bekommen.',
      title: 'Mit {{provider}} bei {{applicationName}} registrieren',
    },
    subtitle: FILL_IN,
    subtitleCombined: FILL_IN,
    title: CREATE_ACCOUNT,
    titleCombined: CREATE_ACCOUNT,
  },
} satisfies ClerkWords['signUp'];
