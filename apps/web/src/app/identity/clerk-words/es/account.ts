import type { ClerkWords } from '../../clerk-appearance.ts';

const RESEND_CODE = { resendButton: '¿No te ha llegado el código? Reenviar' };
const ADDED = { successMessage: 'Has añadido el correo {{identifier}} a tu cuenta.' };
const REMOVE = { messageLine1: '{{identifier}} se eliminará de esta cuenta.' };

/** The parts of the profile that say who somebody is. */
export const account = {
  connectedAccountPage: {
    formHint: 'Elige un proveedor para conectar tu cuenta.',
    formHint__noAccounts: 'No hay ningún proveedor de cuentas externas disponible.',
    removeResource: {
      ...REMOVE,
      messageLine2: 'Ya no podrás usar esta cuenta conectada, y lo que depende de ella dejará de funcionar.',
      successMessage: 'Has eliminado {{connectedAccount}} de tu cuenta.',
    },
    socialButtonsBlockButton: '{{provider|titleize}}',
    successMessage: 'Has añadido el proveedor a tu cuenta',
    title: 'Conectar una cuenta',
  },
  deletePage: {
    actionDescription: 'Escribe «Eliminar cuenta» para continuar.',
    messageLine1:
      '¿Seguro que quieres eliminar tu cuenta? Es posible que se conserven algunos datos relacionados. Para pedir que se borren todos, escribe al equipo de ayuda.',
    messageLine2: 'Es definitivo y no se puede deshacer.',
  },
  emailAddressPage: {
    emailCode: {
      ...RESEND_CODE,
      ...ADDED,
      formHint: 'Enviaremos un código de verificación a este correo.',
      formSubtitle: 'Introduce el código de verificación que hemos enviado a {{identifier}}',
    },
    emailLink: {
      ...ADDED,
      formHint: 'Enviaremos un enlace de verificación a este correo.',
      formSubtitle: 'Abre el enlace de verificación del correo que hemos enviado a {{identifier}}',
      resendButton: '¿No te ha llegado el enlace? Reenviar',
    },
    enterpriseSSOLink: {
      formButton: 'Iniciar sesión',
      formSubtitle: 'Termina de iniciar sesión con {{identifier}}',
    },
    formHint: 'Tienes que verificar este correo antes de añadirlo a tu cuenta.',
    removeResource: {
      ...REMOVE,
      messageLine2: 'Ya no podrás iniciar sesión con este correo.',
      successMessage: 'Has eliminado {{emailAddress}} de tu cuenta.',
      title: 'Eliminar el correo',
    },
    title: 'Añadir un correo',
    verifyTitle: 'Verificar el correo',
  },
  formButtonPrimary__add: 'Añadir',
  navbar: { description: 'Gestiona los datos de tu cuenta.' },
  phoneNumberPage: {
    infoText:
      'Enviaremos un SMS con un código de verificación a este número de teléfono. Tu operador puede cobrarte el mensaje y los datos.',
    removeResource: {
      ...REMOVE,
      messageLine2: 'Ya no podrás iniciar sesión con este número de teléfono.',
      successMessage: 'Has eliminado {{phoneNumber}} de tu cuenta.',
      title: 'Eliminar el número de teléfono',
    },
    successMessage: 'Has añadido {{identifier}} a tu cuenta.',
    title: 'Añadir un número de teléfono',
    verifySubtitle: 'Introduce el código de verificación que hemos enviado a {{identifier}}',
    verifyTitle: 'Verificar el número de teléfono',
  },
  profilePage: {
    fileDropAreaHint: 'Mejor si es cuadrada, de 10 MB como máximo.',
    imageFormDestructiveActionSubtitle: 'Eliminar',
    imageFormSubtitle: 'Subir',
    readonly: 'Los datos de tu perfil vienen de tu empresa y no se pueden cambiar aquí.',
    successMessage: 'Has actualizado tu perfil.',
    title: 'Editar el perfil',
  },
  start: {
    connectedAccountsSection: {
      actionLabel__connectionFailed: 'Volver a conectar',
      destructiveActionTitle: 'Eliminar',
      primaryButton: 'Conectar una cuenta',
      subtitle__disconnected: 'Esta cuenta se ha desconectado.',
      subtitle__reauthorize:
        'Los permisos necesarios han cambiado y es posible que algo no funcione. Vuelve a autorizar el acceso.',
    },
    emailAddressesSection: {
      destructiveAction: 'Eliminar el correo',
      detailsAction__nonPrimary: 'Convertir en principal',
      detailsAction__unverified: 'Verificar',
      primaryButton: 'Añadir un correo',
      title: 'Correos',
    },
    enterpriseAccountsSection: { title: 'Cuentas de empresa' },
    headerTitle__account: 'Perfil',
    phoneNumbersSection: {
      destructiveAction: 'Eliminar el número de teléfono',
      detailsAction__nonPrimary: 'Convertir en principal',
      detailsAction__unverified: 'Verificar el número de teléfono',
      primaryButton: 'Añadir un número de teléfono',
      title: 'Números de teléfono',
    },
    profileSection: { primaryButton: 'Editar el perfil' },
    usernameSection: {
      primaryButton__setUsername: 'Elegir un nombre de usuario',
      primaryButton__updateUsername: 'Cambiar el nombre de usuario',
    },
  },
  usernamePage: {
    successMessage: 'Has cambiado tu nombre de usuario.',
    title__set: 'Elegir un nombre de usuario',
    title__update: 'Cambiar el nombre de usuario',
  },
} satisfies ClerkWords['userProfile'];
