import type { ClerkWords } from '../../clerk-appearance.ts';

const RESEND_CODE = { resendButton: '¿No te ha llegado el código? Reenviar' };
const HAS_ACCOUNT = { actionLink: 'Iniciar sesión', actionText: '¿Ya tienes cuenta?' };
const FILL_IN = 'Te damos la bienvenida. Rellena estos datos para empezar.';

export const signUp = {
  alternativePhoneCodeProvider: {
    ...RESEND_CODE,
    subtitle: 'Introduce el código de verificación que te hemos enviado por {{provider}}',
    title: 'Verifica tu número de {{provider}}',
  },
  continue: {
    ...HAS_ACCOUNT,
    subtitle: 'Rellena los datos que faltan para continuar.',
    title: 'Rellena los campos que faltan',
  },
  emailCode: {
    ...RESEND_CODE,
    formSubtitle: 'Introduce el código de verificación que hemos enviado a tu correo',
    subtitle: 'Introduce el código de verificación que hemos enviado a tu correo',
    title: 'Verifica tu correo',
  },
  emailLink: {
    clientMismatch: {
      subtitle:
        'Abre el enlace de verificación en el dispositivo y el navegador en los que empezaste a registrarte.',
      title: 'El enlace de verificación no es válido en este dispositivo',
    },
    formSubtitle: 'Abre el enlace de verificación que hemos enviado a tu correo',
    loading: { title: 'Creando tu cuenta…' },
    resendButton: '¿No te ha llegado el enlace? Reenviar',
    subtitle: 'para continuar en {{applicationName}}',
    title: 'Verifica tu correo',
    verified: { title: 'Tu cuenta está creada' },
    verifiedSwitchTab: {
      subtitle: 'Ve a la pestaña que se acaba de abrir para continuar',
      subtitleNewTab: 'Vuelve a la pestaña anterior para continuar',
      title: 'Has verificado tu correo',
    },
  },
  enterpriseConnections: {
    subtitle: 'Elige la cuenta de empresa con la que quieres continuar.',
    title: 'Elige tu cuenta de empresa',
  },
  legalConsent: {
    checkbox: {
      label__onlyPrivacyPolicy: 'Acepto el {{ privacyPolicyLink || link("aviso de privacidad") }}',
      label__onlyTermsOfService: 'Acepto las {{ termsOfServiceLink || link("condiciones de uso") }}',
      label__termsOfServiceAndPrivacyPolicy:
        'Acepto las {{ termsOfServiceLink || link("condiciones de uso") }} y el {{ privacyPolicyLink || link("aviso de privacidad") }}',
    },
    continue: {
      subtitle: 'Lee y acepta las condiciones para continuar',
      title: 'Tu consentimiento',
    },
  },
  phoneCode: {
    ...RESEND_CODE,
    formSubtitle: 'Introduce el código de verificación que hemos enviado a tu número de teléfono',
    subtitle: 'Introduce el código de verificación que hemos enviado a tu teléfono',
    title: 'Verifica tu teléfono',
  },
  restrictedAccess: {
    ...HAS_ACCOUNT,
    blockButton__emailSupport: 'Escribir al equipo de ayuda',
    subtitle:
      'Ahora mismo no es posible registrarse. Si crees que deberías tener acceso, escribe al equipo de ayuda.',
  },
  start: {
    ...HAS_ACCOUNT,
    actionLink__use_email: 'Usar el correo',
    actionLink__use_phone: 'Usar el teléfono',
    alternativePhoneCodeProvider: {
      actionLink: 'Usar otro método',
      label: 'Número de teléfono de {{provider}}',
      subtitle: 'Introduce tu número de teléfono para recibir un código de verificación por {{provider}}.',
      title: 'Regístrate en {{applicationName}} con {{provider}}',
    },
    subtitle: FILL_IN,
    subtitleCombined: FILL_IN,
  },
} satisfies ClerkWords['signUp'];
