import type { ClerkWords } from '../../clerk-appearance.ts';

const CAPTCHA =
  'Wir konnten nicht prüfen, ob du ein Mensch bist. Lade die Seite neu und versuch es noch einmal, oder schreib dem Support.';

export const errors = {
  avatar_file_size_exceeded: 'Die Datei ist größer als 10 MB. Wähl eine kleinere.',
  avatar_file_type_invalid: 'Dieses Dateiformat geht nicht. Wähl ein Bild als JPG, PNG, GIF oder WEBP.',
  captcha_invalid: CAPTCHA,
  captcha_unavailable: CAPTCHA,
  external_account_not_found: 'Zu dieser Anmeldung gibt es hier noch kein Konto.',
  form_code_incorrect: 'Der Code ist falsch. Prüf ihn und versuch es noch einmal.',
  form_email_address_blocked:
    'Wegwerfadressen sind nicht erlaubt. Registrier dich mit deiner normalen E-Mail-Adresse.',
  form_identifier_exists: 'Das ist schon vergeben. Nimm etwas anderes.',
  form_identifier_exists__email_address: 'Diese E-Mail-Adresse ist schon vergeben. Nimm eine andere.',
  form_identifier_exists__phone_number: 'Diese Telefonnummer ist schon vergeben. Nimm eine andere.',
  form_identifier_exists__username: 'Dieser Benutzername ist schon vergeben. Nimm einen anderen.',
  form_identifier_not_found: 'Mit diesen Angaben gibt es kein Konto.',
  form_new_password_matches_current: 'Das neue Passwort muss sich vom aktuellen unterscheiden.',
  form_param_format_invalid: 'Dieses Format ist ungültig.',
  form_param_format_invalid__email_address: 'Gib eine gültige E-Mail-Adresse ein.',
  form_param_format_invalid__phone_number: 'Gib die Telefonnummer in internationaler Schreibweise ein.',
  form_param_max_length_exceeded__first_name: 'Der Vorname darf höchstens 256 Zeichen lang sein.',
  form_param_max_length_exceeded__last_name: 'Der Nachname darf höchstens 256 Zeichen lang sein.',
  form_param_max_length_exceeded__name: 'Der Name darf höchstens 256 Zeichen lang sein.',
  form_param_nil: 'Dieses Feld darf nicht leer sein.',
  form_param_type_invalid: 'Diese Eingabe ist ungültig.',
  form_param_type_invalid__email_address: 'Gib eine gültige E-Mail-Adresse ein.',
  form_param_type_invalid__phone_number: 'Gib eine gültige Telefonnummer ein.',
  form_param_value_invalid: 'Diese Eingabe ist ungültig.',
  form_password_compromised__sign_in:
    'Dein Passwort ist möglicherweise bekannt geworden und gilt nicht mehr. Melde dich mit einer anderen Methode an.',
  form_password_incorrect: 'Das Passwort ist falsch.',
  form_password_or_identifier_incorrect:
    'Das Passwort oder die E-Mail-Adresse ist falsch. Versuch es noch einmal oder mit einer anderen Methode.',
  form_password_length_too_short: 'Dein Passwort ist zu kurz. Es muss mindestens 8 Zeichen lang sein.',
  form_password_not_strong_enough: 'Dein Passwort ist nicht stark genug.',
  form_password_pwned: 'Dieses Passwort ist durch ein Datenleck bekannt geworden. Nimm ein anderes.',
  form_password_pwned__sign_in:
    'Dieses Passwort ist durch ein Datenleck bekannt geworden und gilt nicht mehr. Setz es zurück.',
  form_password_size_in_bytes_exceeded:
    'Dein Passwort ist zu lang. Kürze es oder lass ein paar Sonderzeichen weg.',
  form_password_untrusted__sign_in:
    'Dein Passwort ist möglicherweise bekannt geworden und gilt nicht mehr. Melde dich mit einer anderen Methode an.',
  form_password_validation_failed: 'Das Passwort ist falsch.',
  form_username_invalid_character:
    'Der Benutzername enthält ungültige Zeichen. Erlaubt sind Buchstaben, Ziffern und Unterstriche.',
  form_username_invalid_length:
    'Dein Benutzername muss zwischen {{min_length}} und {{max_length}} Zeichen lang sein.',
  form_username_needs_non_number_char:
    'Dein Benutzername muss mindestens ein Zeichen enthalten, das keine Ziffer ist.',
  identification_deletion_failed:
    'Das kannst du nicht entfernen: Es ist deine letzte Möglichkeit, dich anzumelden.',
  not_allowed_access:
    'Mit dieser E-Mail-Adresse oder Telefonnummer kannst du dich nicht registrieren. Vielleicht enthält die Adresse „+“, „=“, „#“ oder „.“, gehört zu einem Dienst für Wegwerfadressen oder ist gesperrt. Wenn du meinst, dass das ein Fehler ist, schreib dem Support.',
  passkey_pa_not_supported: 'Dieses Gerät kann keine Passkeys speichern.',
  passkey_registration_cancelled: 'Das Anlegen des Passkeys wurde abgebrochen oder hat zu lange gedauert.',
  passkey_retrieval_cancelled: 'Das Prüfen des Passkeys wurde abgebrochen oder hat zu lange gedauert.',
  passwordComplexity: {
    requireNumbers: 'eine Ziffer enthalten',
    sentencePrefix: 'Dein Passwort muss',
  },
  phone_number_exists: 'Diese Telefonnummer ist schon vergeben. Nimm eine andere.',
  session_exists: 'Du bist schon angemeldet.',
  zxcvbn: {
    couldBeStronger: 'Dein Passwort geht, könnte aber stärker sein. Füg noch ein paar Zeichen hinzu.',
    goodPassword: 'Dein Passwort erfüllt alle Anforderungen.',
    notEnough: 'Dein Passwort ist nicht stark genug.',
    suggestions: {
      allUppercase: 'Schreib einige Buchstaben groß, aber nicht alle.',
      anotherWord: 'Füg weitere, seltenere Wörter hinzu.',
      associatedYears: 'Vermeide Jahre, die mit dir zu tun haben.',
      capitalization: 'Schreib mehr als nur den ersten Buchstaben groß.',
      dates: 'Vermeide Daten und Jahre, die mit dir zu tun haben.',
      l33t: 'Vermeide naheliegende Ersetzungen wie „@“ für „a“.',
      longerKeyboardPattern: 'Nimm längere Tastaturmuster und wechsle mehrmals die Richtung.',
      noNeed: 'Ein starkes Passwort braucht keine Symbole, Ziffern oder Großbuchstaben.',
      pwned: 'Wenn du dieses Passwort auch anderswo benutzt, solltest du es dort ändern.',
      recentYears: 'Vermeide Jahreszahlen der letzten Zeit.',
      repeated: 'Vermeide Wörter und Zeichen, die sich wiederholen.',
      reverseWords: 'Vermeide gängige Wörter, die rückwärts geschrieben sind.',
      sequences: 'Vermeide gängige Zeichenfolgen.',
      useWords: 'Nimm mehrere Wörter, aber keine gängigen Wendungen.',
    },
    warnings: {
      common: 'Dieses Passwort wird oft benutzt.',
      commonNames: 'Gängige Vor- und Nachnamen sind leicht zu erraten.',
      dates: 'Daten sind leicht zu erraten.',
      extendedRepeat: 'Zeichenmuster wie „abcabcabc“ sind leicht zu erraten.',
      namesByThemselves: 'Einzelne Vor- oder Nachnamen sind leicht zu erraten.',
      pwned: 'Dein Passwort ist durch ein Datenleck im Internet bekannt geworden.',
      recentYears: 'Jahreszahlen der letzten Zeit sind leicht zu erraten.',
      sequences: 'Gängige Zeichenfolgen wie „abc“ sind leicht zu erraten.',
      similarToCommon: 'Dieses Passwort ähnelt einem, das oft benutzt wird.',
      simpleRepeat: 'Wiederholte Zeichen wie „aaa“ sind leicht zu erraten.',
      straightRow: 'Tasten, die in einer Reihe liegen, sind leicht zu erraten.',
      topHundred: 'Dieses Passwort wird häufig benutzt.',
      topTen: 'Dieses Passwort wird sehr häufig benutzt.',
      userInputs: 'Das Passwort sollte nichts enthalten, was mit dir oder dieser Seite zu tun hat.',
    },
  },
} satisfies ClerkWords['unstable__errors'];
