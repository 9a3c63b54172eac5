import type { ClerkWords } from '../../clerk-appearance.ts';

const CODE = {
  formTitle: 'Código de verificación',
  resendButton: '¿No te ha llegado el código? Reenviar',
  title: 'Confirma que eres tú',
};

/** The check before a change that matters, such as of the password. */
export const reverification = {
  alternativeMethods: {
    actionLink: 'Obtener ayuda',
    actionText: '¿No tienes ninguno de estos?',
    blockButton__backupCode: 'Usar un código de recuperación',
    blockButton__emailCode: 'Enviar un código por correo a {{identifier}}',
    blockButton__passkey: 'Usar tu llave de acceso',
    blockButton__password: 'Continuar con tu contraseña',
    blockButton__phoneCode: 'Enviar un código por SMS a {{identifier}}',
    blockButton__totp: 'Usar tu aplicación de autenticación',
    getHelp: {
      blockButton__emailSupport: 'Escribir al equipo de ayuda',
      content:
        'Si no consigues verificar tu cuenta, escríbenos y te ayudaremos a recuperar el acceso lo antes posible.',
      title: 'Obtener ayuda',
    },
    subtitle: '¿Tienes problemas? Puedes confirmar que eres tú con cualquiera de estos métodos.',
    title: 'Usar otro método',
  },
  backupCodeMfa: {
    subtitle:
      'Introduce uno de los códigos de recuperación que recibiste al configurar la verificación en dos pasos',
    title: 'Introduce un código de recuperación',
  },
  emailCode: { ...CODE, subtitle: 'Introduce el código que hemos enviado a tu correo para continuar' },
  noAvailableMethods: {
    message: 'No podemos verificar que eres tú: tu cuenta no tiene ningún método adecuado configurado.',
    subtitle: 'Se ha producido un error',
    title: 'No se puede verificar tu cuenta',
  },
  passkey: {
    blockButton__passkey: 'Usar tu llave de acceso',
    subtitle:
      'Con tu llave de acceso confirmas que eres tú. Es posible que tu dispositivo te pida la huella, la cara o el bloqueo de pantalla.',
    title: 'Usa tu llave de acceso',
  },
  password: {
    actionLink: 'Usar otro método',
    subtitle: 'Introduce tu contraseña actual para continuar',
    title: CODE.title,
  },
  phoneCode: { ...CODE, subtitle: 'Introduce el código que hemos enviado a tu teléfono para continuar' },
  phoneCodeMfa: { ...CODE, subtitle: 'Introduce el código que hemos enviado a tu teléfono para continuar' },
  totpMfa: {
    formTitle: CODE.formTitle,
    subtitle: 'Introduce el código de tu aplicación de autenticación para continuar',
    title: CODE.title,
  },
} satisfies ClerkWords['reverification'];
