import type { ClerkWords } from '../../clerk-appearance.ts';

const RESEND_CODE = { resendButton: 'Keinen Code bekommen? Erneut senden' };
const ADDED = { successMessage: 'Die E-Mail-Adresse {{identifier}} gehört jetzt zu deinem Konto.' };
const CHANGE_USERNAME = 'Benutzernamen ändern';

/** The parts of the profile that say who somebody is. */
export const account = {
  connectedAccountPage: {
    formHint: 'Wähl einen Anbieter, um dein Konto zu verbinden.',
    formHint__noAccounts: 'Es gibt keine Anbieter, mit denen du dich verbinden kannst.',
    removeResource: {
      messageLine2:
        'Du kannst dieses verbundene Konto nicht mehr verwenden, und was davon abhängt, funktioniert nicht mehr.',
      successMessage: '{{connectedAccount}} ist nicht mehr mit deinem Konto verbunden.',
    },
    socialButtonsBlockButton: '{{provider|titleize}}',
    successMessage: 'Der Anbieter ist jetzt mit deinem Konto verbunden',
    title: 'Konto verbinden',
  },
  deletePage: {
    actionDescription: 'Gib „Konto löschen“ ein, um fortzufahren.',
    messageLine1:
      'Willst du dein Konto wirklich löschen? Manche Daten, die dazugehören, können gespeichert bleiben. Wenn alles gelöscht werden soll, schreib dem Support.',
    messageLine2: 'Das ist endgültig und lässt sich nicht rückgängig machen.',
  },
  emailAddressPage: {
    emailCode: {
      ...RESEND_CODE,
      ...ADDED,
      formHint: 'Wir senden einen Bestätigungscode an diese E-Mail-Adresse.',
      formSubtitle: 'Gib den Bestätigungscode ein, den wir an {{identifier}} gesendet haben',
    },
    emailLink: {
      ...ADDED,
      formHint: 'Wir senden einen Bestätigungslink an diese E-Mail-Adresse.',
      formSubtitle: 'Öffne den Bestätigungslink in der E-Mail an {{identifier}}',
      resendButton: 'Keinen Link bekommen? Erneut senden',
    },
    enterpriseSSOLink: {
      formButton: 'Anmelden',
      formSubtitle: 'Schließ die Anmeldung mit {{identifier}} ab',
    },
    formHint: 'Bevor diese E-Mail-Adresse zu deinem Konto hinzugefügt werden kann, musst du sie bestätigen.',
    removeResource: {
      messageLine2: 'Du kannst dich mit dieser E-Mail-Adresse nicht mehr anmelden.',
      successMessage: '{{emailAddress}} wurde aus deinem Konto entfernt.',
    },
    verifyTitle: 'E-Mail-Adresse bestätigen',
  },
  formButtonPrimary__continue: 'Weiter',
  formButtonReset: 'Abbrechen',
  navbar: { description: 'Verwalte dein Konto.', title: 'Konto' },
  phoneNumberPage: {
    infoText:
      'Wir senden eine SMS mit einem Bestätigungscode an diese Telefonnummer. Dafür können Gebühren deines Anbieters anfallen.',
    removeResource: {
      messageLine2: 'Du kannst dich mit dieser Telefonnummer nicht mehr anmelden.',
      successMessage: '{{phoneNumber}} wurde aus deinem Konto entfernt.',
    },
    successMessage: '{{identifier}} gehört jetzt zu deinem Konto.',
    verifySubtitle: 'Gib den Bestätigungscode ein, den wir an {{identifier}} gesendet haben',
    verifyTitle: 'Telefonnummer bestätigen',
  },
  profilePage: {
    fileDropAreaHint: 'Am besten quadratisch, höchstens 10 MB.',
    imageFormDestructiveActionSubtitle: 'Entfernen',
    imageFormSubtitle: 'Hochladen',
    readonly: 'Dein Profil kommt von deinem Unternehmen und lässt sich hier nicht ändern.',
    successMessage: 'Dein Profil ist aktualisiert.',
    title: 'Profil bearbeiten',
  },
  start: {
    connectedAccountsSection: {
      actionLabel__connectionFailed: 'Neu verbinden',
      actionLabel__reauthorize: 'Jetzt erlauben',
      subtitle__disconnected: 'Dieses Konto ist nicht mehr verbunden.',
      subtitle__reauthorize:
        'Die nötigen Berechtigungen haben sich geändert, deshalb geht vielleicht nicht alles. Erlaube den Zugriff erneut.',
    },
    dangerSection: { title: 'Konto löschen' },
    emailAddressesSection: {
      detailsAction__nonPrimary: 'Zur Hauptadresse machen',
      detailsAction__primary: 'Bestätigung abschließen',
      detailsAction__unverified: 'Bestätigen',
      primaryButton: 'E-Mail-Adresse hinzufügen',
    },
    enterpriseAccountsSection: { title: 'Unternehmenskonten' },
    headerTitle__account: 'Profil',
    phoneNumbersSection: {
      detailsAction__nonPrimary: 'Zur Hauptnummer machen',
      detailsAction__primary: 'Bestätigung abschließen',
      detailsAction__unverified: 'Telefonnummer bestätigen',
      primaryButton: 'Telefonnummer hinzufügen',
    },
    usernameSection: { title: 'Benutzername' },
  },
  usernamePage: {
    successMessage: 'Dein Benutzername ist geändert.',
    title__set: 'Benutzernamen festlegen',
    title__update: CHANGE_USERNAME,
  },
} satisfies ClerkWords['userProfile'];
