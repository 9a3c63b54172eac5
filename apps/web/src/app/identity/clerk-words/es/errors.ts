import type { ClerkWords } from '../../clerk-appearance.ts';

const CAPTCHA =
  'No hemos podido comprobar que no eres un robot. Recarga la página e inténtalo de nuevo, o escribe al equipo de ayuda.';

export const errors = {
  avatar_file_size_exceeded: 'El archivo ocupa más de 10 MB. Elige uno más pequeño.',
  avatar_file_type_invalid: 'Este tipo de archivo no es compatible. Elige una imagen JPG, PNG, GIF o WEBP.',
  captcha_invalid: CAPTCHA,
  captcha_unavailable: CAPTCHA,
  external_account_not_found: 'Aquí no hay ninguna cuenta para ese inicio de sesión.',
  form_code_incorrect: 'El código no es correcto. Revísalo e inténtalo de nuevo.',
  form_email_address_blocked: 'No se admiten correos temporales. Regístrate con tu correo habitual.',
  form_identifier_exists: 'Ya está en uso. Elige otro.',
  form_identifier_exists__email_address: 'Ya hay una cuenta con este correo.',
  form_identifier_exists__phone_number: 'Ya hay una cuenta con este número de teléfono.',
  form_identifier_exists__username: 'Ya hay una cuenta con este nombre de usuario.',
  form_identifier_not_found: 'No hay ninguna cuenta con estos datos.',
  form_new_password_matches_current: 'La contraseña nueva no puede ser igual que la actual.',
  form_param_format_invalid: 'Este formato no es válido.',
  form_param_format_invalid__email_address: 'Introduce un correo válido.',
  form_param_format_invalid__phone_number: 'Introduce el número de teléfono en formato internacional.',
  form_param_max_length_exceeded__first_name: 'El nombre no puede tener más de 256 caracteres.',
  form_param_max_length_exceeded__last_name: 'Los apellidos no pueden tener más de 256 caracteres.',
  form_param_max_length_exceeded__name: 'El nombre no puede tener más de 256 caracteres.',
  form_param_type_invalid: 'Este valor no es válido.',
  form_param_type_invalid__email_address: 'Introduce un correo válido.',
  form_param_type_invalid__phone_number: 'Introduce un número de teléfono válido.',
  form_param_value_invalid: 'Este valor no es válido.',
  form_password_compromised__sign_in:
    'Es posible que tu contraseña se haya filtrado, así que ya no sirve. Inicia sesión con otro método.',
  form_password_incorrect: 'La contraseña no es correcta.',
  form_password_length_too_short: 'Tu contraseña es demasiado corta: debe tener al menos 8 caracteres.',
  form_password_not_strong_enough: 'Tu contraseña no es lo bastante segura.',
  form_password_or_identifier_incorrect:
    'La contraseña o el correo no son correctos. Inténtalo de nuevo o usa otro método.',
  form_password_pwned: 'Esta contraseña apareció en una filtración de datos. Elige otra.',
  form_password_pwned__sign_in:
    'Esta contraseña apareció en una filtración de datos y ya no sirve. Restablécela.',
  form_password_size_in_bytes_exceeded:
    'Tu contraseña es demasiado larga. Acórtala o quita algunos caracteres especiales.',
  form_password_untrusted__sign_in:
    'Es posible que tu contraseña se haya filtrado, así que ya no sirve. Inicia sesión con otro método.',
  form_password_validation_failed: 'La contraseña no es correcta.',
  form_username_invalid_character:
    'El nombre de usuario contiene caracteres no válidos. Usa solo letras, números y guiones bajos.',
  form_username_invalid_length:
    'Tu nombre de usuario debe tener entre {{min_length}} y {{max_length}} caracteres.',
  form_username_needs_non_number_char:
    'Tu nombre de usuario debe contener al menos un carácter que no sea un número.',
  identification_deletion_failed: 'No puedes eliminarlo: es la única forma que te queda de iniciar sesión.',
  not_allowed_access:
    'No puedes registrarte con este correo o número de teléfono. Es posible que el correo contenga «+», «=», «#» o «.», que pertenezca a un servicio de correo temporal o que esté bloqueado. Si crees que es un error, escribe al equipo de ayuda.',
  passkey_already_exists: 'Ya hay una llave de acceso registrada en este dispositivo.',
  passkey_not_supported: 'Este dispositivo no admite llaves de acceso.',
  passkey_pa_not_supported: 'Este dispositivo no puede guardar llaves de acceso.',
  passkey_registration_cancelled: 'El registro de la llave de acceso se ha cancelado o ha tardado demasiado.',
  passkey_retrieval_cancelled:
    'La verificación de la llave de acceso se ha cancelado o ha tardado demasiado.',
  passwordComplexity: {
    maximumLength: 'menos de {{length}} caracteres',
    requireLowercase: 'una letra minúscula',
    requireNumbers: 'un número',
    requireSpecialCharacter: 'un carácter especial',
    requireUppercase: 'una letra mayúscula',
    sentencePrefix: 'Tu contraseña debe contener',
  },
  phone_number_exists: 'Este número de teléfono ya está en uso. Elige otro.',
  session_exists: 'Ya has iniciado sesión.',
  zxcvbn: {
    couldBeStronger: 'Tu contraseña sirve, pero podría ser más segura. Añade más caracteres.',
    goodPassword: 'Tu contraseña cumple todos los requisitos.',
    notEnough: 'Tu contraseña no es lo bastante segura.',
    suggestions: {
      allUppercase: 'Pon en mayúscula algunas letras, pero no todas.',
      anotherWord: 'Añade más palabras que sean menos comunes.',
      associatedYears: 'Evita los años relacionados contigo.',
      capitalization: 'Pon en mayúscula algo más que la primera letra.',
      dates: 'Evita las fechas y los años relacionados contigo.',
      l33t: 'Evita sustituciones previsibles, como «@» en lugar de «a».',
      longerKeyboardPattern: 'Usa secuencias de teclas más largas y cambia varias veces de dirección.',
      noNeed: 'Una contraseña puede ser segura sin símbolos, números ni mayúsculas.',
      pwned: 'Si usas esta contraseña en otro sitio, cámbiala.',
      recentYears: 'Evita los años recientes.',
      repeated: 'Evita repetir palabras y caracteres.',
      reverseWords: 'Evita palabras comunes escritas al revés.',
      sequences: 'Evita secuencias de caracteres comunes.',
      useWords: 'Usa varias palabras, pero evita las frases hechas.',
    },
    warnings: {
      common: 'Esta contraseña es muy común.',
      commonNames: 'Los nombres y apellidos comunes son fáciles de adivinar.',
      dates: 'Las fechas son fáciles de adivinar.',
      extendedRepeat: 'Los patrones repetidos, como «abcabcabc», son fáciles de adivinar.',
      keyPattern: 'Las secuencias de teclas cortas son fáciles de adivinar.',
      namesByThemselves: 'Un nombre o un apellido solo es fácil de adivinar.',
      pwned: 'Tu contraseña apareció en una filtración de datos en internet.',
      recentYears: 'Los años recientes son fáciles de adivinar.',
      sequences: 'Las secuencias comunes, como «abc», son fáciles de adivinar.',
      similarToCommon: 'Se parece a una contraseña muy común.',
      simpleRepeat: 'Los caracteres repetidos, como «aaa», son fáciles de adivinar.',
      straightRow: 'Las teclas seguidas en el teclado son fáciles de adivinar.',
      topHundred: 'Esta contraseña se usa con mucha frecuencia.',
      topTen: 'Esta contraseña es de las más usadas.',
      userInputs: 'La contraseña no debería contener nada relacionado contigo ni con esta página.',
      wordByItself: 'Una palabra sola es fácil de adivinar.',
    },
  },
} satisfies ClerkWords['unstable__errors'];
