import type { ClerkWords } from '../../clerk-appearance.ts';

export const general = {
  badge__otherImpersonatorDevice: 'Anderes Gerät des Supports',
  badge__requiresAction: 'Aktion erforderlich',
  badge__userDevice: 'Persönliches Gerät',
  footerActionLink__useAnotherMethod: 'Andere Methode verwenden',
  footerPageLink__terms: 'Nutzungsbedingungen',
  // “Fortsetzen” is what one does with a film.
  formButtonPrimary: 'Weiter',
  formButtonPrimary__verify: 'Bestätigen',
  formFieldError__matchingPasswords: 'Die Passwörter stimmen überein.',
  formFieldError__notMatchingPasswords: 'Die Passwörter stimmen nicht überein.',
  formFieldError__verificationLinkExpired: 'Der Bestätigungslink ist abgelaufen. Fordere einen neuen an.',
  formFieldInputPlaceholder__backupCode: 'Wiederherstellungscode eingeben',
  formFieldInput__emailAddress_format: 'Zum Beispiel: name@example.com',
  formFieldLabel__signOutOfOtherSessions: 'Auf allen anderen Geräten abmelden',
  maintenanceMode: 'Gerade laufen Wartungsarbeiten. In wenigen Minuten geht es weiter.',
  paginationButton__next: 'Weiter',
  paginationButton__previous: 'Zurück',
  paginationRowText__displaying: 'Angezeigt:',
  signInEnterPasswordTitle: 'Gib dein Passwort ein',
  userButton: {
    action__closeUserMenu: 'Kontomenü schließen',
    action__openUserMenu: 'Kontomenü öffnen',
    action__signOutAll: 'Von allen Konten abmelden',
  },
} satisfies ClerkWords;
