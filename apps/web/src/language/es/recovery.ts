import type { Catalogue } from '../catalogue.ts';

const linkOnce = 'Cada enlace sirve una sola vez y por poco tiempo.';
const linkCut = 'Algunas aplicaciones de correo cortan los enlaces largos.';
const invalidEmail = 'Escribe un correo electrónico válido';
const passwordFailed = 'No se pudo guardar la contraseña. Inténtalo de nuevo.';

export const texts: Catalogue['recovery'] = {
  forgotten: {
    pageTitle: 'Contraseña olvidada',
    pageDescription:
      '¿Olvidaste tu contraseña de Loopwright? Escribe tu correo y recibe un enlace para elegir una nueva.',
    title: '¿Olvidaste tu contraseña?',
    subtitle: 'Le pasa a cualquiera. Te enviaremos un enlace.',
    email: 'Correo electrónico',
    submit: 'Recibir un enlace',
    busy: 'Enviando…',
    failed: 'No se pudo enviar. Inténtalo de nuevo.',
    problems: { invalidEmail },
    done: {
      title: 'Revisa tu correo.',
      text: (email, minutes) =>
        `Si hay una cuenta con ${email}, enviamos un enlace. Sirve una sola vez y expira a los ${minutes} minutos.`,
      hint: '¿No llegó nada? Revisa el spam o escribe a soporte.',
      again: 'Probar otra dirección',
    },
    remembered: '¿Ya te acordaste? {link}',
    signIn: 'Inicia sesión',
  },
  reset: {
    pageTitle: 'Nueva contraseña',
    pageDescription:
      'Elige una nueva contraseña para tu cuenta de Loopwright y sigue donde lo dejaste.',
    title: 'Elige una nueva contraseña',
    subtitle: 'Iniciarás sesión aquí y se cerrarán tus demás sesiones.',
    label: 'Nueva contraseña',
    submit: 'Guardar e iniciar sesión',
    busy: 'Guardando…',
    failed: passwordFailed,
    spent: {
      title: 'Este enlace expiró.',
      subtitle: linkOnce,
      text: 'Expiró, ya se usó o lo sustituyó uno más reciente. Pedir otro es cosa de un momento.',
      link: 'Pedir otro enlace',
    },
    torn: {
      title: 'El enlace está incompleto.',
      subtitle: linkCut,
      text: 'Vuelve a abrir el enlace del correo o cópialo entero en la barra de direcciones. También puedes pedir otro.',
      link: 'Pedir otro enlace',
    },
  },
  confirmation: {
    pageTitle: 'Confirmar el correo',
    pageDescription: 'Confirma tu correo para poder recuperar tu cuenta de Loopwright.',
    title: '¿Es este tu correo?',
    subtitle: 'Un clic y listo.',
    submit: 'Sí, confirmar',
    busy: 'Confirmando…',
    failed: 'No se pudo confirmar. Inténtalo de nuevo.',
    done: {
      title: 'Correo confirmado.',
      text: 'Gracias. Con este correo puedes restablecer tu contraseña.',
      link: 'Continuar',
    },
    spent: {
      title: 'Este enlace expiró.',
      subtitle: linkOnce,
      text: 'Expiró, ya se usó o lo sustituyó uno más reciente. En tu perfil puedes ver si tu correo está confirmado y pedir otro enlace.',
      link: 'Ir a tu perfil',
    },
    torn: {
      title: 'El enlace está incompleto.',
      subtitle: linkCut,
      text: 'Vuelve a abrir el enlace del correo o cópialo entero en la barra de direcciones. En tu perfil puedes pedir otro.',
      link: 'Ir a tu perfil',
    },
  },
};
