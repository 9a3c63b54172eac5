import type { ClerkWords } from '../../clerk-appearance.ts';

const TWO_STEP = 'Bestätigung in zwei Schritten';
const LESS_SAFE = 'Dein Konto ist dann vielleicht weniger sicher. Willst du wirklich weitermachen?';
const KEEP_CODES =
  'Speichere diese Wiederherstellungscodes an einem sicheren Ort. Wenn du dein Gerät für die Anmeldung nicht mehr hast, kannst du dich mit ihnen anmelden.';
const ONE_OF_CODES =
  'Mit einem davon kannst du dich anmelden, wenn du dein Gerät für die Anmeldung nicht mehr hast.';
const SMS_COST =
  'Wir senden eine SMS mit einem Bestätigungscode an diese Telefonnummer. Dafür können Gebühren deines Anbieters anfallen.';
const SMS_EACH_TIME =
  'Beim Anmelden gibst du von nun an zusätzlich einen Bestätigungscode ein, den wir an diese Telefonnummer senden.';
const APP_EACH_TIME = `Die ${TWO_STEP} ist jetzt an. Beim Anmelden gibst du von nun an zusätzlich einen Bestätigungscode aus dieser Authenticator-App ein.`;

const APP_SETUP = {
  buttonAbleToScan__nonPrimary: 'Stattdessen QR-Code scannen',
  buttonUnableToScan__nonPrimary: 'Du kannst den QR-Code nicht scannen?',
  infoText__ableToScan:
    'Füg in deiner Authenticator-App ein neues Konto hinzu und scanne diesen QR-Code, um es mit deinem Konto zu verknüpfen.',
  infoText__unableToScan:
    'Füg in deiner Authenticator-App ein neues Konto hinzu und gib diesen Schlüssel ein.',
  inputLabel__unableToScan1:
    'Achte darauf, dass zeitbasierte Passwörter oder Einmalpasswörter eingeschaltet sind, und schließ dann die Verknüpfung ab.',
};
const APP_VERIFY = 'Gib den Bestätigungscode aus deiner Authenticator-App ein';

/** The parts of the profile that keep an account safe. */
export const security = {
  backupCodePage: {
    actionLabel__copied: 'Kopiert',
    actionLabel__copy: 'Alle kopieren',
    actionLabel__download: 'Als .txt herunterladen',
    infoText1: 'Für dieses Konto werden Wiederherstellungscodes eingeschaltet.',
    infoText2:
      'Halte die Wiederherstellungscodes geheim und bewahre sie sicher auf. Wenn du meinst, dass jemand sie kennt, kannst du neue erstellen.',
    subtitle__codelist: 'Bewahre sie sicher auf und halte sie geheim.',
    successMessage: `Die Wiederherstellungscodes sind jetzt eingeschaltet. ${ONE_OF_CODES} Jeder Code gilt nur einmal.`,
    successSubtitle: ONE_OF_CODES,
    title: 'Wiederherstellungscodes hinzufügen',
  },
  mfaPage: { formHint: 'Wähl eine Methode.', title: `${TWO_STEP} hinzufügen` },
  mfaPhoneCodePage: {
    primaryButton__addPhoneNumber: 'Telefonnummer hinzufügen',
    removeResource: {
      messageLine1: 'An {{identifier}} senden wir beim Anmelden keine Bestätigungscodes mehr.',
      messageLine2: LESS_SAFE,
      successMessage: `Die ${TWO_STEP} per SMS ist für {{mfaPhoneCode}} entfernt`,
      title: `${TWO_STEP} entfernen`,
    },
    subtitle__availablePhoneNumbers: `Wähl eine Telefonnummer für die ${TWO_STEP} per SMS oder füg eine neue hinzu.`,
    subtitle__unavailablePhoneNumbers: `Für die ${TWO_STEP} per SMS gibt es noch keine Telefonnummer. Füg eine hinzu.`,
    successMessage1: SMS_EACH_TIME,
    successMessage2: KEEP_CODES,
    successTitle: 'Bestätigung per SMS eingeschaltet',
    title: 'Bestätigung per SMS hinzufügen',
  },
  mfaTOTPPage: {
    authenticatorApp: {
      ...APP_SETUP,
      inputLabel__unableToScan2:
        'Wenn deine Authenticator-App TOTP-URIs versteht, kannst du auch die ganze URI kopieren.',
    },
    removeResource: {
      messageLine1: 'Beim Anmelden brauchst du keine Bestätigungscodes aus dieser Authenticator-App mehr.',
      messageLine2: LESS_SAFE,
      successMessage: `Die ${TWO_STEP} mit der Authenticator-App ist entfernt.`,
      title: `${TWO_STEP} entfernen`,
    },
    successMessage: APP_EACH_TIME,
    title: 'Authenticator-App hinzufügen',
    verifySubtitle: APP_VERIFY,
  },
  passkeyScreen: {
    removeResource: { messageLine1: '{{name}} wird aus diesem Konto entfernt.' },
    subtitle__rename: 'Mit einem eigenen Namen findest du den Passkey leichter wieder.',
  },
  passwordPage: {
    checkboxInfoText__signOutOfOtherSessions:
      'Am besten meldest du dich auf allen anderen Geräten ab, auf denen du dein altes Passwort benutzt hast.',
    readonly: 'Du kannst dein Passwort hier nicht ändern, denn du meldest dich nur über dein Unternehmen an.',
    successMessage__set: 'Dein Passwort ist festgelegt.',
    successMessage__signOutOfOtherSessions: 'Du bist auf allen anderen Geräten abgemeldet.',
    successMessage__update: 'Dein Passwort ist geändert.',
  },
  start: {
    activeDevicesSection: { destructiveAction: 'Auf diesem Gerät abmelden' },
    mfaSection: {
      backupCodes: {
        actionLabel__regenerate: 'Neu erstellen',
        subtitle__regenerate:
          'Erstell neue Wiederherstellungscodes. Die bisherigen werden gelöscht und gelten nicht mehr.',
        title__regenerate: 'Wiederherstellungscodes neu erstellen',
      },
      phoneCode: { actionLabel__setDefault: 'Als Standard festlegen', destructiveActionLabel: 'Entfernen' },
      primaryButton: `${TWO_STEP} hinzufügen`,
      title: TWO_STEP,
      totp: { headerTitle: 'Authenticator-App' },
    },
  },
} satisfies ClerkWords['userProfile'];

/** A new password, where an account needs one before anything else. */
export const taskResetPassword = {
  formButtonPrimary: 'Passwort zurücksetzen',
  signOut: { actionLink: 'Abmelden', actionText: 'Angemeldet als {{identifier}}' },
  subtitle: 'Dein Konto braucht ein neues Passwort, bevor es weitergeht',
  title: 'Setz dein Passwort zurück',
} satisfies ClerkWords['taskResetPassword'];

/** The same for a second step. */
export const taskSetupMfa = {
  badge: `${TWO_STEP} einrichten`,
  signOut: { actionLink: 'Abmelden', actionText: 'Angemeldet als {{identifier}}' },
  smsCode: {
    addPhone: { formButtonPrimary: 'Weiter', infoText: SMS_COST },
    addPhoneNumber: 'Telefonnummer hinzufügen',
    cancel: 'Abbrechen',
    subtitle: `Wähl die Telefonnummer für die ${TWO_STEP} per SMS`,
    success: {
      finishButton: 'Weiter',
      message1: `Die ${TWO_STEP} ist jetzt an. ${SMS_EACH_TIME}`,
      message2: KEEP_CODES,
      title: 'Bestätigung per SMS eingeschaltet',
    },
    title: 'Bestätigung per SMS hinzufügen',
    verifyPhone: {
      formButtonPrimary: 'Weiter',
      formTitle: 'Bestätigungscode',
      resendButton: 'Keinen Code bekommen? Erneut senden',
      // The number follows below.
      subtitle: 'Gib den Bestätigungscode ein, gesendet an',
      title: 'Bestätige deine Telefonnummer',
    },
  },
  start: {
    methodSelection: { phoneCode: 'Code per SMS', totp: 'Authenticator-App' },
    subtitle: 'Wähl aus, womit du dein Konto zusätzlich schützen willst',
    title: `Richte die ${TWO_STEP} ein`,
  },
  totpCode: {
    addAuthenticatorApp: { ...APP_SETUP, formButtonPrimary: 'Weiter', formButtonReset: 'Abbrechen' },
    success: {
      finishButton: 'Weiter',
      message1: APP_EACH_TIME,
      message2: KEEP_CODES,
      title: 'Authenticator-App eingeschaltet',
    },
    title: 'Authenticator-App hinzufügen',
    verifyTotp: {
      formButtonPrimary: 'Weiter',
      formButtonReset: 'Abbrechen',
      formTitle: 'Bestätigungscode',
      subtitle: APP_VERIFY,
      title: 'Authenticator-App hinzufügen',
    },
  },
} satisfies ClerkWords['taskSetupMfa'];
