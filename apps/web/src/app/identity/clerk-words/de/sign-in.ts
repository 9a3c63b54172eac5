import type { ClerkWords } from '../../clerk-appearance.ts';

const RESEND_CODE = { resendButton: 'Keinen Code bekommen? Erneut senden' };
const RESEND_LINK = { resendButton: 'Keinen Link bekommen? Erneut senden' };
const CHECK_EMAIL = { title: 'Sieh in deinen E-Mails nach' };
const CHECK_PHONE = { title: 'Sieh auf deinem Telefon nach' };
const LINK_HINT = { formSubtitle: 'Öffne den Bestätigungslink, den wir dir per E-Mail gesendet haben' };
const BACK_TO_TAB = { subtitle: 'Geh zurück zum ursprünglichen Tab, um fortzufahren.' };

export const signIn = {
  accountSwitcher: {
    subtitle: 'Wähl das Konto, mit dem du weitermachen willst.',
    title: 'Wähl ein Konto',
  },
  alternativeMethods: {
    actionText: 'Nichts davon geht?',
    blockButton__backupCode: 'Wiederherstellungscode verwenden',
    blockButton__emailCode: 'Code per E-Mail an {{identifier}} senden',
    blockButton__emailLink: 'Link per E-Mail an {{identifier}} senden',
    blockButton__passkey: 'Mit deinem Passkey anmelden',
    blockButton__password: 'Mit deinem Passwort anmelden',
    blockButton__phoneCode: 'Code per SMS an {{identifier}} senden',
    blockButton__totp: 'Authenticator-App verwenden',
    getHelp: {
      blockButton__emailSupport: 'E-Mail an den Support',
      content:
        'Wenn du dich nicht anmelden kannst, schreib uns eine E-Mail. Wir helfen dir, so schnell wie möglich wieder hineinzukommen.',
    },
    subtitle: 'Klappt es nicht? Du kannst dich auch mit einer dieser Methoden anmelden.',
    title: 'Andere Methode verwenden',
  },
  alternativePhoneCodeProvider: { ...RESEND_CODE, title: 'Sieh in {{provider}} nach' },
  backupCodeMfa: {
    subtitle:
      'Die Wiederherstellungscodes hast du beim Einrichten der Bestätigung in zwei Schritten bekommen.',
    title: 'Gib einen Wiederherstellungscode ein',
  },
  emailCode: { ...RESEND_CODE, ...CHECK_EMAIL },
  emailCodeMfa: { ...RESEND_CODE, ...CHECK_EMAIL, formTitle: 'Bestätigungscode' },
  emailLink: {
    ...RESEND_LINK,
    ...CHECK_EMAIL,
    ...LINK_HINT,
    clientMismatch: {
      subtitle:
        'Öffne den Bestätigungslink auf dem Gerät und in dem Browser, in dem du die Anmeldung begonnen hast.',
      title: 'Der Bestätigungslink gilt nicht für dieses Gerät',
    },
    expired: BACK_TO_TAB,
    failed: BACK_TO_TAB,
    loading: { subtitle: 'Gleich geht es weiter', title: 'Du wirst angemeldet …' },
    unusedTab: { title: 'Du kannst diesen Tab schließen' },
    verified: { subtitle: 'Gleich geht es weiter', title: 'Du bist angemeldet' },
    verifiedSwitchTab: {
      subtitle: 'Geh zurück zum ursprünglichen Tab, um fortzufahren',
      subtitleNewTab: 'Wechsle zum neu geöffneten Tab, um fortzufahren',
      titleNewTab: 'Du bist in einem anderen Tab angemeldet',
    },
  },
  emailLinkMfa: { ...RESEND_LINK, ...CHECK_EMAIL, ...LINK_HINT },
  enterpriseConnections: {
    subtitle: 'Wähl das Unternehmenskonto, mit dem du weitermachen willst.',
    title: 'Wähl dein Unternehmenskonto',
  },
  forgotPassword: {
    ...RESEND_CODE,
    formTitle: 'Code zum Zurücksetzen',
    subtitle: 'um dein Passwort zurückzusetzen',
    subtitle_email: 'Gib zuerst den Code ein, den wir an deine E-Mail-Adresse gesendet haben',
    subtitle_phone: 'Gib zuerst den Code ein, den wir an dein Telefon gesendet haben',
  },
  forgotPasswordAlternativeMethods: {
    label__alternativeMethods: 'Oder melde dich mit einer anderen Methode an',
  },
  newDeviceVerificationNotice:
    'Du meldest dich von einem neuen Gerät an. Damit dein Konto sicher bleibt, bestätige bitte, dass du es bist.',
  noAvailableMethods: {
    message: 'Du kannst dich nicht anmelden: Für dein Konto ist keine Methode dafür verfügbar.',
    subtitle: 'Etwas ist schiefgegangen',
  },
  passkey: {
    subtitle:
      'Mit deinem Passkey bestätigst du, dass du es bist. Vielleicht fragt dein Gerät nach Fingerabdruck, Gesicht oder Bildschirmsperre.',
    title: 'Verwende deinen Passkey',
  },
  password: {
    actionLink: 'Andere Methode verwenden',
    subtitle: 'Gib das Passwort deines Kontos ein',
    title: 'Gib dein Passwort ein',
  },
  passwordCompromised: { title: 'Dein Passwort ist nicht mehr sicher' },
  passwordPwned: { title: 'Dein Passwort ist nicht mehr sicher' },
  passwordUntrusted: { title: 'Deinem Passwort ist nicht mehr zu trauen' },
  phoneCode: { ...RESEND_CODE, ...CHECK_PHONE },
  phoneCodeMfa: {
    ...RESEND_CODE,
    ...CHECK_PHONE,
    subtitle: 'Gib den Bestätigungscode ein, den wir an dein Telefon gesendet haben, um fortzufahren',
  },
  resetPassword: {
    requiredMessage: 'Aus Sicherheitsgründen musst du dein Passwort zurücksetzen.',
    successMessage: 'Dein Passwort ist geändert. Du wirst angemeldet, einen Moment bitte.',
    title: 'Neues Passwort festlegen',
  },
  resetPasswordMfa: {
    detailsLabel: 'Bevor du dein Passwort zurücksetzt, müssen wir prüfen, ob du es bist.',
  },
  start: {
    actionLink: 'Registrieren',
    actionLink__use_email: 'E-Mail-Adresse verwenden',
    actionLink__use_email_username: 'E-Mail-Adresse oder Benutzernamen verwenden',
    actionLink__use_passkey: 'Stattdessen Passkey verwenden',
    actionLink__use_phone: 'Telefonnummer verwenden',
    actionLink__use_username: 'Benutzernamen verwenden',
    actionText: 'Noch kein Konto?',
    alternativePhoneCodeProvider: {
      label: 'Telefonnummer bei {{provider}}',
      subtitle: 'Gib deine Telefonnummer ein, um einen Bestätigungscode über {{provider}} zu bekommen.',
      title: 'Mit {{provider}} bei {{applicationName}} anmelden',
    },
    subtitle: 'Willkommen zurück. Melde dich an, um weiterzumachen.',
    subtitleCombined: 'Willkommen zurück. Melde dich an, um weiterzumachen.',
    title: 'Bei {{applicationName}} anmelden',
  },
  totpMfa: {
    subtitle: 'Gib den Bestätigungscode aus deiner Authenticator-App ein, um fortzufahren',
  },
} satisfies ClerkWords['signIn'];
