import type { ClerkWords } from '../../clerk-appearance.ts';

const CODE = {
  formTitle: 'Bestätigungscode',
  resendButton: 'Keinen Code bekommen? Erneut senden',
  title: 'Bestätige, dass du es bist',
};

/** The check before a change that matters, such as of the password. */
export const reverification = {
  alternativeMethods: {
    actionLink: 'Hilfe',
    actionText: 'Nichts davon geht?',
    blockButton__backupCode: 'Wiederherstellungscode verwenden',
    blockButton__emailCode: 'Code per E-Mail an {{identifier}} senden',
    blockButton__passkey: 'Passkey verwenden',
    blockButton__password: 'Weiter mit deinem Passwort',
    blockButton__phoneCode: 'Code per SMS an {{identifier}} senden',
    blockButton__totp: 'Authenticator-App verwenden',
    getHelp: {
      blockButton__emailSupport: 'E-Mail an den Support',
      content:
        'Wenn du dein Konto nicht bestätigen kannst, schreib uns eine E-Mail. Wir helfen dir, so schnell wie möglich wieder hineinzukommen.',
      title: 'Hilfe',
    },
    subtitle: 'Klappt es nicht? Du kannst auch eine dieser Methoden verwenden.',
    title: 'Andere Methode verwenden',
  },
  backupCodeMfa: {
    subtitle:
      'Gib einen der Wiederherstellungscodes ein, die du beim Einrichten der Bestätigung in zwei Schritten bekommen hast.',
    title: 'Gib einen Wiederherstellungscode ein',
  },
  emailCode: {
    ...CODE,
    subtitle: 'Gib den Code ein, den wir an deine E-Mail-Adresse gesendet haben',
  },
  noAvailableMethods: {
    message:
      'Wir können nicht prüfen, ob du es bist: Für dein Konto ist keine passende Methode eingerichtet.',
    subtitle: 'Etwas ist schiefgegangen',
    title: 'Dein Konto lässt sich nicht bestätigen',
  },
  passkey: {
    blockButton__passkey: 'Passkey verwenden',
    subtitle:
      'Mit deinem Passkey bestätigst du, dass du es bist. Vielleicht fragt dein Gerät nach Fingerabdruck, Gesicht oder Bildschirmsperre.',
    title: 'Verwende deinen Passkey',
  },
  password: {
    actionLink: 'Andere Methode verwenden',
    subtitle: 'Gib dein aktuelles Passwort ein, um fortzufahren',
    title: CODE.title,
  },
  phoneCode: { ...CODE, subtitle: 'Gib den Code ein, den wir an dein Telefon gesendet haben' },
  phoneCodeMfa: { ...CODE, subtitle: 'Gib den Code ein, den wir an dein Telefon gesendet haben' },
  totpMfa: {
    formTitle: CODE.formTitle,
    subtitle: 'Gib den Code aus deiner Authenticator-App ein',
    title: CODE.title,
  },
} satisfies ClerkWords['reverification'];
