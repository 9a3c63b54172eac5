import type { ClerkWords } from '../../clerk-appearance.ts';

const TO_CONTINUE = { subtitle: 'para continuar en {{applicationName}}' };
const RESEND_CODE = { resendButton: '¿No te ha llegado el código? Reenviar' };
const RESEND_LINK = { resendButton: '¿No te ha llegado el enlace? Reenviar' };
const CHECK_EMAIL = { title: 'Revisa tu correo' };
const LINK_HINT = { formSubtitle: 'Abre el enlace de verificación que hemos enviado a tu correo' };
const BACK_TO_TAB = { subtitle: 'Vuelve a la pestaña original para continuar.' };

export const signIn = {
  accountSwitcher: {
    action__signOutAll: 'Cerrar sesión en todas las cuentas',
    subtitle: 'Elige la cuenta con la que quieres continuar.',
    title: 'Elige una cuenta',
  },
  alternativeMethods: {
    actionLink: 'Obtener ayuda',
    blockButton__backupCode: 'Usar un código de recuperación',
    blockButton__emailCode: 'Enviar un código por correo a {{identifier}}',
    blockButton__emailLink: 'Enviar un enlace por correo a {{identifier}}',
    blockButton__passkey: 'Iniciar sesión con tu llave de acceso',
    blockButton__password: 'Iniciar sesión con tu contraseña',
    blockButton__phoneCode: 'Enviar un código por SMS a {{identifier}}',
    blockButton__totp: 'Usar tu aplicación de autenticación',
    getHelp: {
      blockButton__emailSupport: 'Escribir al equipo de ayuda',
      content:
        'Si no consigues iniciar sesión en tu cuenta, escríbenos y te ayudaremos a recuperar el acceso lo antes posible.',
      title: 'Obtener ayuda',
    },
    title: 'Usar otro método',
  },
  alternativePhoneCodeProvider: {
    ...TO_CONTINUE,
    ...RESEND_CODE,
    formTitle: 'Código de verificación',
    title: 'Revisa {{provider}}',
  },
  backupCodeMfa: {
    subtitle: 'Recibiste los códigos de recuperación al configurar la verificación en dos pasos.',
    title: 'Introduce un código de recuperación',
  },
  emailCode: { ...TO_CONTINUE, ...RESEND_CODE, ...CHECK_EMAIL },
  emailCodeMfa: { ...TO_CONTINUE, ...RESEND_CODE, ...CHECK_EMAIL, formTitle: 'Código de verificación' },
  emailLink: {
    ...TO_CONTINUE,
    ...RESEND_LINK,
    ...CHECK_EMAIL,
    ...LINK_HINT,
    clientMismatch: {
      subtitle:
        'Abre el enlace de verificación en el dispositivo y el navegador en los que empezaste a iniciar sesión.',
      title: 'El enlace de verificación no es válido en este dispositivo',
    },
    expired: { ...BACK_TO_TAB, title: 'Este enlace de verificación ha caducado' },
    failed: { ...BACK_TO_TAB, title: 'Este enlace de verificación no es válido' },
    loading: { subtitle: 'Enseguida podrás continuar', title: 'Iniciando sesión…' },
    unusedTab: { title: 'Puedes cerrar esta pestaña' },
    verified: { subtitle: 'Enseguida podrás continuar', title: 'Has iniciado sesión' },
    verifiedSwitchTab: {
      subtitle: 'Vuelve a la pestaña original para continuar',
      subtitleNewTab: 'Ve a la pestaña que se acaba de abrir para continuar',
      titleNewTab: 'Has iniciado sesión en otra pestaña',
    },
  },
  emailLinkMfa: { ...TO_CONTINUE, ...RESEND_LINK, ...CHECK_EMAIL, ...LINK_HINT },
  enterpriseConnections: {
    subtitle: 'Elige la cuenta de empresa con la que quieres continuar.',
    title: 'Elige tu cuenta de empresa',
  },
  forgotPassword: {
    ...RESEND_CODE,
    formTitle: 'Código para restablecer la contraseña',
    subtitle_email: 'Primero, introduce el código que hemos enviado a tu correo',
    subtitle_phone: 'Primero, introduce el código que hemos enviado a tu teléfono',
    title: 'Restablecer la contraseña',
  },
  forgotPasswordAlternativeMethods: {
    blockButton__resetPassword: 'Restablecer la contraseña',
    label__alternativeMethods: 'O inicia sesión con otro método',
    title: '¿Has olvidado la contraseña?',
  },
  newDeviceVerificationNotice:
    'Estás iniciando sesión en un dispositivo nuevo. Para proteger tu cuenta, confirma que eres tú.',
  noAvailableMethods: {
    message: 'No puedes iniciar sesión: tu cuenta no tiene ningún método disponible para hacerlo.',
    subtitle: 'Se ha producido un error',
    title: 'No se puede iniciar sesión',
  },
  passkey: {
    subtitle:
      'Con tu llave de acceso confirmas que eres tú. Es posible que tu dispositivo te pida la huella, la cara o el bloqueo de pantalla.',
    title: 'Usa tu llave de acceso',
  },
  password: {
    actionLink: 'Usar otro método',
    subtitle: 'Introduce la contraseña de tu cuenta',
    title: 'Introduce tu contraseña',
  },
  passwordCompromised: { title: 'Tu contraseña ya no es segura' },
  passwordPwned: { title: 'Tu contraseña ya no es segura' },
  passwordUntrusted: { title: 'Tu contraseña ya no es de confianza' },
  phoneCode: { ...TO_CONTINUE, ...RESEND_CODE },
  phoneCodeMfa: {
    ...RESEND_CODE,
    subtitle: 'Introduce el código de verificación que hemos enviado a tu teléfono para continuar',
  },
  resetPassword: {
    formButtonPrimary: 'Restablecer la contraseña',
    requiredMessage: 'Por seguridad, tienes que restablecer tu contraseña.',
    successMessage: 'Has cambiado la contraseña. Estamos iniciando tu sesión; espera un momento.',
    title: 'Elige una contraseña nueva',
  },
  resetPasswordMfa: {
    detailsLabel: 'Antes de restablecer tu contraseña, tenemos que comprobar que eres tú.',
  },
  start: {
    actionLink: 'Registrarse',
    actionLink__use_email: 'Usar el correo',
    actionLink__use_email_username: 'Usar el correo o el nombre de usuario',
    actionLink__use_passkey: 'Usar una llave de acceso',
    actionLink__use_phone: 'Usar el teléfono',
    actionLink__use_username: 'Usar el nombre de usuario',
    alternativePhoneCodeProvider: {
      actionLink: 'Usar otro método',
      label: 'Número de teléfono de {{provider}}',
      subtitle: 'Introduce tu número de teléfono para recibir un código de verificación por {{provider}}.',
      title: 'Inicia sesión en {{applicationName}} con {{provider}}',
    },
    subtitle: 'Te damos la bienvenida de nuevo. Inicia sesión para continuar.',
    subtitleCombined: 'Te damos la bienvenida de nuevo. Inicia sesión para continuar.',
    title: 'Inicia sesión en {{applicationName}}',
    titleCombined: 'Continuar en {{applicationName}}',
  },
  totpMfa: {
    subtitle: 'Introduce el código de verificación de tu aplicación de autenticación para continuar',
    title: 'Verificación en dos pasos',
  },
} satisfies ClerkWords['signIn'];
