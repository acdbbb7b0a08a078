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
    showCharacters: 'Mostrar contraseña',
    hideCharacters: 'Ocultar contraseña',
    or: 'o',
  },
  login: {
    title: 'Hola de nuevo',
    submit: 'Iniciar sesión',
    busy: 'Iniciando sesión…',
    createOne: 'Créala ahora',
    missingFields: missingCredentials,
    failed: 'No se pudo iniciar sesión. Revisa tus datos.',
    pageTitle: 'Iniciar sesión',
    pageDescription:
      'Inicia sesión en Loopwright para crear imágenes y GIF en bucle a partir de una frase.',
    subtitle: 'Tus bucles están justo donde los dejaste.',
    username: 'Usuario o correo electrónico',
    forgotten: '¿Olvidaste tu contraseña?',
    noAccount: '¿No tienes cuenta? {link}',
    problems: { missingCredentials },
  },
  signup: {
    title: 'Crear cuenta',
    submit: 'Crear cuenta',
    busy: 'Creando…',
    signInInstead: 'Inicia sesión',
    missingFields,
    passwordTooShort,
    invalidEmail,
    failed: 'No se pudo crear la cuenta. Inténtalo de nuevo.',
    pageTitle: 'Crear cuenta',
    pageDescription: 'Crea tu cuenta de Loopwright: 5 imágenes gratis cada semana, sin tarjeta.',
    subtitle: '5 imágenes gratis cada semana. Sin tarjeta.',
    username: 'Nombre de usuario',
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
      usernameHasAt: 'El nombre de usuario no puede contener «@».',
      passwordTooLong: 'La contraseña puede tener como máximo 128 caracteres.',
      usernameTooLong: 'El nombre de usuario puede tener como máximo 40 caracteres.',
      nameTooLong: 'El nombre puede tener como máximo 100 caracteres.',
      challengeAway:
        'No se cargó la verificación antibots. Permítela en tu navegador o inténtalo de nuevo en un momento.',
    },
  },
  social: {
    google: 'Iniciar sesión con Google',
    microsoft: 'Iniciar sesión con Microsoft',
    googleSignup: 'Registrarse con Google',
    microsoftSignup: 'Registrarse con Microsoft',
    busy: 'Iniciando sesión…',
    googleFailed: 'No se pudo iniciar sesión con Google',
    googleAuthenticationFailed: 'Falló la autenticación con Google.',
    googleSignupFailed: 'Falló el registro con Google.',
    microsoftFailed: 'No se pudo iniciar sesión con Microsoft',
    microsoftAuthenticationFailed: 'Falló la autenticación con Microsoft.',
    microsoftSetupFailed: 'No se pudo preparar el inicio de sesión con Microsoft',
    microsoftSignupFailed: 'Falló el registro con Microsoft.',
    cancelled: 'Inicio de sesión cancelado',
    noAccessToken: 'No se recibió el token de acceso',
  },
};
