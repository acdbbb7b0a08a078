import { LIMITS } from '@loopwright/contract';
import type { Catalogue } from '../catalogue.ts';

const missingCredentials = 'Escribe tu usuario y tu contraseña';
const missingFields = 'Completa todos los campos';
const passwordTooShort = 'La contraseña debe tener al menos 8 caracteres';
const invalidEmail = 'Escribe un correo electrónico válido';

/** Signing in and up, the dashboard and the profile. */
export const texts: Catalogue['account'] = {
  form: {
    password: 'Contraseña',
    showCharacters: 'Mostrar los caracteres',
    hideCharacters: 'Ocultar los caracteres',
    or: 'o',
  },
  login: {
    title: 'Hola de nuevo',
    submit: 'Entrar',
    busy: 'Entrando…',
    createOne: 'Créala ahora',
    missingFields: missingCredentials,
    failed: 'No se pudo entrar. Revisa tus datos.',
    pageTitle: 'Entrar',
    pageDescription:
      'Entra en Loopwright para crear imágenes y GIF en bucle a partir de una frase.',
    subtitle: 'Tus bucles siguieron girando mientras no estabas.',
    username: 'Usuario o correo electrónico',
    forgotten: '¿Olvidaste tu contraseña?',
    noAccount: '¿Sin cuenta? {link}',
    problems: { missingCredentials },
  },
  signup: {
    title: 'Crear cuenta',
    submit: 'Crear cuenta',
    busy: 'Creando…',
    signInInstead: 'Entra',
    missingFields,
    passwordTooShort,
    invalidEmail,
    failed: 'No se pudo crear la cuenta. Inténtalo de nuevo.',
    pageTitle: 'Crear cuenta',
    pageDescription:
      'Crea una cuenta gratis en Loopwright: cinco tokens de imagen cada semana, sin tarjeta.',
    subtitle: '5 imágenes gratis cada semana. Sin tarjeta.',
    username: 'Usuario',
    name: 'Nombre completo',
    email: 'Correo electrónico',
    passwordHint: `Al menos ${LIMITS.passwordMinimum} caracteres.`,
    haveAccount: '¿Ya tienes cuenta? {link}',
    agree: 'Al crear una cuenta aceptas los {terms} y la {privacy}.',
    terms: 'Términos del servicio',
    privacy: 'Política de privacidad',
    problems: {
      missingFields,
      passwordTooShort,
      invalidEmail,
      usernameHasAt: 'El usuario no puede contener «@».',
      passwordTooLong: 'La contraseña puede tener como máximo 128 caracteres.',
      usernameTooLong: 'El usuario puede tener como máximo 40 caracteres.',
      nameTooLong: 'El nombre puede tener como máximo 100 caracteres.',
      challengeAway:
        'No se cargó la verificación antibots. Permítela en tu navegador o inténtalo de nuevo en un momento.',
    },
  },
  social: {
    google: 'Entrar con Google',
    microsoft: 'Entrar con Microsoft',
    googleSignup: 'Regístrate con Google',
    microsoftSignup: 'Regístrate con Microsoft',
    busy: 'Entrando…',
    googleFailed: 'No se pudo entrar con Google',
    googleAuthenticationFailed: 'Google no confirmó quién eres.',
    googleSignupFailed: 'No se pudo crear la cuenta con Google.',
    microsoftFailed: 'No se pudo entrar con Microsoft',
    microsoftAuthenticationFailed: 'Microsoft no confirmó quién eres.',
    microsoftSetupFailed: 'No se pudo preparar la entrada con Microsoft',
    microsoftSignupFailed: 'No se pudo crear la cuenta con Microsoft.',
    cancelled: 'Inicio de sesión cancelado',
    noAccessToken: 'No llegó el permiso de acceso',
  },
};
