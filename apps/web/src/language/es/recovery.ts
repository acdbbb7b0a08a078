import type { Catalogue } from '../catalogue.ts';

const linkOnce = 'Cada uno sirve una vez, y por poco tiempo.';
const linkCut = 'Algunos programas de correo parten los enlaces largos.';
const invalidEmail = 'Escribe un correo electrónico válido';
const notThrough = 'No llegó. Inténtalo de nuevo.';
const passwordFailed = 'No se pudo guardar la contraseña. Inténtalo de nuevo.';

export const texts: Catalogue['recovery'] = {
  forgotten: {
    pageTitle: 'Contraseña olvidada',
    pageDescription:
      'Pide un enlace para elegir una contraseña nueva para tu cuenta de Loopwright.',
    title: '¿Olvidaste tu contraseña?',
    subtitle: 'Le pasa a cualquiera. Te enviaremos un enlace.',
    email: 'Correo electrónico',
    submit: 'Pedir un enlace',
    busy: 'Enviando…',
    failed: 'No se pudo enviar. Inténtalo de nuevo.',
    problems: { invalidEmail },
    done: {
      title: 'Ahora mira tu correo.',
      text: (email, minutes) =>
        `Si ${email} pertenece a una cuenta, le hemos escrito. El enlace del mensaje sirve una vez, durante ${minutes} minutos.`,
      hint: '¿No llegó nada? Revisa el spam o escribe a soporte.',
      again: 'Probar otra dirección',
    },
    remembered: '¿Ya te acordaste? {link}',
    signIn: 'Entra',
  },
  reset: {
    pageTitle: 'Contraseña nueva',
    pageDescription: 'Elige una contraseña nueva para tu cuenta de Loopwright y sigue.',
    title: 'Elige una contraseña nueva',
    subtitle: 'Abre tu sesión aquí y la cierra en todos los demás sitios.',
    label: 'Contraseña nueva',
    submit: 'Guardar y entrar',
    busy: 'Guardando…',
    failed: passwordFailed,
    spent: {
      title: 'Este enlace expiró.',
      subtitle: linkOnce,
      text: 'Ha caducado, ya se usó o lo sustituyó un mensaje más nuevo. Otro tarda un momento.',
      link: 'Pedir otro enlace',
    },
    torn: {
      title: 'El enlace está incompleto.',
      subtitle: linkCut,
      text: 'Abre otra vez el enlace del mensaje, o cópialo entero en la barra de direcciones. También puedes pedir otro.',
      link: 'Pedir otro enlace',
    },
  },
  confirmation: {
    pageTitle: 'Confirmar el correo',
    pageDescription:
      'Confirma que un correo electrónico es tuyo, para que pueda devolverte a Loopwright.',
    title: '¿Es tuya esta dirección?',
    subtitle: 'Un clic y listo.',
    submit: 'Sí, confirmar',
    busy: 'Confirmando…',
    failed: notThrough,
    done: {
      title: 'Confirmada.',
      text: 'Con este correo puedes restablecer tu contraseña.',
      link: 'Seguir',
    },
    spent: {
      title: 'Este enlace expiró.',
      subtitle: linkOnce,
      text: 'Ha caducado, ya se usó o lo sustituyó un mensaje más nuevo. Tu perfil dice si tu correo está confirmado y envía otro enlace.',
      link: 'Ir a tu perfil',
    },
    torn: {
      title: 'El enlace está incompleto.',
      subtitle: linkCut,
      text: 'Abre otra vez el enlace del mensaje, o cópialo entero en la barra de direcciones. Tu perfil puede enviar otro.',
      link: 'Ir a tu perfil',
    },
  },
};
