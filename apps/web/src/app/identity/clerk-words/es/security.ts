import type { ClerkWords } from '../../clerk-appearance.ts';

const TWO_STEP = 'verificación en dos pasos';
const LESS_SAFE = 'Es posible que tu cuenta quede menos protegida. ¿Seguro que quieres continuar?';
const KEEP_CODES =
  'Guarda estos códigos de recuperación en un lugar seguro. Si pierdes el acceso a tu dispositivo de autenticación, podrás iniciar sesión con ellos.';
const ONE_OF_CODES =
  'Si pierdes el acceso a tu dispositivo de autenticación, puedes iniciar sesión con uno de ellos.';
const SMS_COST =
  'Enviaremos un SMS con un código de verificación a este número de teléfono. Tu operador puede cobrarte el mensaje y los datos.';
const SMS_EACH_TIME =
  'Al iniciar sesión tendrás que introducir además un código de verificación que enviaremos a este número de teléfono.';
const APP_EACH_TIME = `La ${TWO_STEP} está activada. Al iniciar sesión tendrás que introducir además un código de verificación de esta aplicación.`;

const APP_SETUP = {
  buttonAbleToScan__nonPrimary: 'Escanear el código QR',
  buttonUnableToScan__nonPrimary: '¿No puedes escanear el código QR?',
  infoText__ableToScan:
    'Añade una cuenta nueva en tu aplicación de autenticación y escanea este código QR para vincularla a tu cuenta.',
  infoText__unableToScan: 'Añade una cuenta nueva en tu aplicación de autenticación e introduce esta clave.',
  inputLabel__unableToScan1:
    'Comprueba que estén activadas las contraseñas temporales o de un solo uso y termina de vincular tu cuenta.',
};
const APP_VERIFY = 'Introduce el código de verificación de tu aplicación de autenticación';

/** The parts of the profile that keep an account safe. */
export const security = {
  backupCodePage: {
    actionLabel__copied: 'Copiado',
    infoText1: 'Se activarán los códigos de recuperación de esta cuenta.',
    infoText2:
      'Guarda los códigos de recuperación en un lugar seguro y no se los enseñes a nadie. Si crees que alguien los conoce, puedes generar otros nuevos.',
    subtitle__codelist: 'Guárdalos en un lugar seguro y no se los enseñes a nadie.',
    successMessage: `Los códigos de recuperación están activados. ${ONE_OF_CODES} Cada código solo sirve una vez.`,
    successSubtitle: ONE_OF_CODES,
    title: 'Añadir códigos de recuperación',
    title__codelist: 'Códigos de recuperación',
  },
  mfaPage: { formHint: 'Elige un método.', title: `Añadir la ${TWO_STEP}` },
  mfaPhoneCodePage: {
    primaryButton__addPhoneNumber: 'Añadir un número de teléfono',
    removeResource: {
      messageLine1: '{{identifier}} dejará de recibir códigos de verificación al iniciar sesión.',
      messageLine2: LESS_SAFE,
      successMessage: `Has eliminado la ${TWO_STEP} por SMS de {{mfaPhoneCode}}`,
      title: `Eliminar la ${TWO_STEP}`,
    },
    subtitle__availablePhoneNumbers: `Elige un número de teléfono para la ${TWO_STEP} por SMS o añade uno nuevo.`,
    subtitle__unavailablePhoneNumbers: `Aún no hay ningún número de teléfono para la ${TWO_STEP} por SMS. Añade uno.`,
    successMessage1: SMS_EACH_TIME,
    successMessage2: KEEP_CODES,
    successTitle: 'Verificación por SMS activada',
    title: 'Añadir la verificación por SMS',
  },
  mfaTOTPPage: {
    authenticatorApp: {
      ...APP_SETUP,
      inputLabel__unableToScan2:
        'Si tu aplicación de autenticación admite URI de TOTP, también puedes copiar el URI completo.',
    },
    removeResource: {
      messageLine1: 'Al iniciar sesión ya no hará falta ningún código de verificación de esta aplicación.',
      messageLine2: LESS_SAFE,
      successMessage: `Has eliminado la ${TWO_STEP} con la aplicación de autenticación.`,
      title: `Eliminar la ${TWO_STEP}`,
    },
    successMessage: APP_EACH_TIME,
    title: 'Añadir una aplicación de autenticación',
    verifySubtitle: APP_VERIFY,
  },
  passkeyScreen: {
    removeResource: {
      messageLine1: '{{name}} se eliminará de esta cuenta.',
      title: 'Eliminar la llave de acceso',
    },
    subtitle__rename: 'Ponle un nombre a la llave de acceso para encontrarla mejor.',
    title__rename: 'Cambiar el nombre de la llave de acceso',
  },
  passwordPage: {
    checkboxInfoText__signOutOfOtherSessions:
      'Te recomendamos cerrar sesión en todos los demás dispositivos donde hayas usado tu contraseña anterior.',
    readonly: 'No puedes cambiar tu contraseña aquí porque solo inicias sesión a través de tu empresa.',
    successMessage__set: 'Has creado tu contraseña.',
    successMessage__signOutOfOtherSessions: 'Has cerrado sesión en todos los demás dispositivos.',
    successMessage__update: 'Has cambiado tu contraseña.',
    title__set: 'Crear una contraseña',
    title__update: 'Cambiar la contraseña',
  },
  start: {
    activeDevicesSection: { destructiveAction: 'Cerrar sesión en este dispositivo' },
    mfaSection: {
      backupCodes: {
        actionLabel__regenerate: 'Generar otros',
        headerTitle: 'Códigos de recuperación',
        subtitle__regenerate:
          'Genera códigos de recuperación nuevos. Los anteriores se eliminarán y dejarán de servir.',
        title__regenerate: 'Generar códigos de recuperación nuevos',
      },
      phoneCode: { actionLabel__setDefault: 'Usar por defecto', destructiveActionLabel: 'Eliminar' },
      primaryButton: `Añadir la ${TWO_STEP}`,
      title: 'Verificación en dos pasos',
    },
    passkeysSection: {
      menuAction__destructive: 'Eliminar',
      menuAction__rename: 'Cambiar el nombre',
      primaryButton: 'Añadir una llave de acceso',
      title: 'Llaves de acceso',
    },
    passwordSection: {
      primaryButton__setPassword: 'Crear una contraseña',
      primaryButton__updatePassword: 'Cambiar la contraseña',
    },
  },
} satisfies ClerkWords['userProfile'];

/** A new password, where an account needs one before anything else. */
export const taskResetPassword = {
  formButtonPrimary: 'Restablecer la contraseña',
  signOut: { actionLink: 'Cerrar sesión', actionText: 'Sesión iniciada como {{identifier}}' },
  subtitle: 'Tu cuenta necesita una contraseña nueva para poder continuar',
  title: 'Restablece tu contraseña',
} satisfies ClerkWords['taskResetPassword'];

/** The same for a second step. */
export const taskSetupMfa = {
  badge: `Configurar la ${TWO_STEP}`,
  signOut: { actionLink: 'Cerrar sesión', actionText: 'Sesión iniciada como {{identifier}}' },
  smsCode: {
    addPhone: { formButtonPrimary: 'Continuar', infoText: SMS_COST },
    addPhoneNumber: 'Añadir un número de teléfono',
    cancel: 'Cancelar',
    subtitle: `Elige el número de teléfono para la ${TWO_STEP} por SMS`,
    success: {
      finishButton: 'Continuar',
      message1: `La ${TWO_STEP} está activada. ${SMS_EACH_TIME}`,
      message2: KEEP_CODES,
      title: 'Verificación por SMS activada',
    },
    title: 'Añadir la verificación por SMS',
    verifyPhone: {
      formButtonPrimary: 'Continuar',
      formTitle: 'Código de verificación',
      resendButton: '¿No te ha llegado el código? Reenviar',
      // The number follows below.
      subtitle: 'Introduce el código de verificación enviado a',
      title: 'Verifica tu número de teléfono',
    },
  },
  start: {
    methodSelection: { phoneCode: 'Código por SMS', totp: 'Aplicación de autenticación' },
    subtitle: 'Elige con qué método quieres reforzar la seguridad de tu cuenta',
    title: `Configura la ${TWO_STEP}`,
  },
  totpCode: {
    addAuthenticatorApp: { ...APP_SETUP, formButtonPrimary: 'Continuar', formButtonReset: 'Cancelar' },
    success: {
      finishButton: 'Continuar',
      message1: APP_EACH_TIME,
      message2: KEEP_CODES,
      title: 'Aplicación de autenticación activada',
    },
    title: 'Añadir una aplicación de autenticación',
    verifyTotp: {
      formButtonPrimary: 'Continuar',
      formButtonReset: 'Cancelar',
      formTitle: 'Código de verificación',
      subtitle: APP_VERIFY,
      title: 'Añadir una aplicación de autenticación',
    },
  },
} satisfies ClerkWords['taskSetupMfa'];
