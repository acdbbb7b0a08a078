import type { Catalogue } from '../catalogue.ts';

const linkClosed = 'Este enlace se ha cerrado.';
const linkOnce = 'Cada uno sirve una vez, y por poco tiempo.';
const linkTorn = 'Al enlace le falta un trozo.';
const linkCut = 'Algunos programas de correo parten los enlaces largos.';
const invalidEmail = 'Escribe un correo electrónico válido';
const missingFields = 'Completa todos los campos';
const notThrough = 'No llegó. Inténtalo de nuevo.';
const letterFailed = 'No se pudo escribir el mensaje. Inténtalo de nuevo.';
const passwordFailed = 'No se pudo guardar la contraseña. Inténtalo de nuevo.';

export const texts: Catalogue['security'] = {
  strength: {
    about: (count) => `Intentos para adivinarla: unos ${count}.`,
    moreThan: (count) => `Intentos para adivinarla: más de ${count}.`,
  },
  forgotten: {
    pageTitle: 'Contraseña olvidada',
    pageDescription:
      'Pide un enlace para elegir una contraseña nueva para tu cuenta de Loopwright.',
    title: '¿Olvidaste tu contraseña?',
    subtitle: 'Pasa. Danos tu correo y te escribimos un camino de vuelta.',
    email: 'Correo electrónico',
    submit: 'Escríbeme',
    busy: 'Escribiendo…',
    failed: notThrough,
    problems: { invalidEmail },
    done: {
      title: 'Ahora mira tu correo.',
      text: (email, minutes) =>
        `Si ${email} pertenece a una cuenta, le hemos escrito. El enlace del mensaje sirve una vez, durante ${minutes} minutos.`,
      hint: '¿No hay nada? Mira en el spam, revisa la dirección o pregunta a quienes llevan este Loopwright.',
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
      title: linkClosed,
      subtitle: linkOnce,
      text: 'Ha caducado, ya se usó o lo sustituyó un mensaje más nuevo. Otro tarda un momento.',
      link: 'Pedir otro enlace',
    },
    torn: {
      title: linkTorn,
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
    subtitle: 'Has abierto el enlace de nuestro mensaje. Un toque y lo sabremos.',
    submit: 'Sí, confirmar',
    busy: 'Confirmando…',
    failed: notThrough,
    done: {
      title: 'Confirmada.',
      text: 'Gracias. Si alguna vez pierdes la contraseña, un mensaje a esta dirección te abre de nuevo.',
      link: 'Seguir',
    },
    spent: {
      title: linkClosed,
      subtitle: linkOnce,
      text: 'Ha caducado, ya se usó o lo sustituyó un mensaje más nuevo. Tu perfil dice si tu correo está confirmado y envía otro enlace.',
      link: 'Ir a tu perfil',
    },
    torn: {
      title: linkTorn,
      subtitle: linkCut,
      text: 'Abre otra vez el enlace del mensaje, o cópialo entero en la barra de direcciones. Tu perfil puede enviar otro.',
      link: 'Ir a tu perfil',
    },
  },
  security: {
    title: 'Seguridad',
    loading: 'Cargando los accesos a tu cuenta…',
    failed: 'No se pudieron cargar los accesos a tu cuenta.',
    again: 'Reintentar',
    cancel: 'Cancelar',
    currentPassword: 'Contraseña actual',
  },
  email: {
    title: 'Correo electrónico',
    confirmed: 'Confirmado',
    unconfirmed: 'Sin confirmar',
    confirmedText: 'Si pierdes la contraseña, un mensaje a este correo te abre de nuevo.',
    unconfirmedText: 'Abre el enlace de nuestro mensaje para confirmar que es tuyo.',
    missingText: 'No has dado ninguno. Con uno, un mensaje puede abrirte de nuevo.',
    resend: 'Escribir otra vez',
    resending: 'Escribiendo…',
    resent: 'Hay un mensaje nuevo escrito. Su enlace sirve durante un día.',
    resendFailed: letterFailed,
    change: 'Cambiar correo',
    add: 'Añadir un correo',
    label: 'Correo electrónico nuevo',
    submit: 'Escribir a esta dirección',
    busy: 'Escribiendo…',
    failed: letterFailed,
    problems: { invalidEmail, missingFields },
    sent: (email) =>
      `Hemos escrito a ${email}. Abre el enlace de ese mensaje en el plazo de un día; hasta entonces no cambia nada.`,
  },
  password: {
    title: 'Contraseña',
    hasOne: 'Al cambiarla se cierra la sesión en los demás navegadores.',
    hasNone: 'Entras sin ella. Con una contraseña tienes un segundo acceso.',
    change: 'Cambiar contraseña',
    set: 'Crear una contraseña',
    label: 'Contraseña nueva',
    submit: 'Guardar contraseña',
    busy: 'Guardando…',
    failed: passwordFailed,
    changed: 'Tu contraseña ha cambiado y los demás navegadores han cerrado sesión.',
  },
  sessions: {
    title: 'Dónde tienes la sesión abierta',
    unknownAgent: 'Navegador desconocido',
    current: 'Este navegador',
    seen: (when) => `Última actividad: ${when}`,
    started: (when) => `Sesión abierta el ${when}`,
    end: 'Cerrar sesión',
    endOf: (agent, when) => `Cerrar la sesión de ${agent}, última actividad: ${when}`,
    ended: (agent) => `Sesión de ${agent} cerrada.`,
    endFailed: 'No se pudo cerrar esa sesión. Inténtalo de nuevo.',
    everywhere: 'Cerrar sesión en todas partes',
    question: '¿Cerrar sesión en todas partes?',
    detail:
      'Habrá que entrar de nuevo en todos los navegadores, también en este. Lo que se está creando sigue.',
    stay: 'Seguir dentro',
    everywhereFailed: 'No se pudo cerrar la sesión en todas partes. Inténtalo de nuevo.',
  },
  data: {
    title: 'Tus datos',
    export: 'Descargar todo',
    exportText:
      'Un ZIP con todo lo que tenemos de ti: tu cuenta, tus imágenes y bucles, y el libro de tus tokens.',
    exporting: 'Empaquetando…',
    exportingText: 'Muchos bucles llevan su tiempo. Quédate aquí hasta que empiece la descarga.',
    exported: 'Tu ZIP está en tus descargas.',
    exportFailed: 'La descarga no llegó. Inténtalo de nuevo.',
    delete: 'Eliminar cuenta',
    deleteText: 'Para siempre y al momento. Descarga antes lo que quieras conservar.',
  },
  deletion: {
    title: '¿Eliminar tu cuenta?',
    lead: 'No se puede deshacer, ni siquiera por nuestra parte.',
    goes: 'Qué se va',
    goesAccount: 'Tu cuenta, todos los accesos y todas las sesiones abiertas',
    goesCreations: 'Todas las imágenes y bucles: sus enlaces dejan de funcionar al momento',
    goesPlan: 'Tus tokens y tu suscripción, que termina hoy',
    stays: 'Qué se queda',
    staysText:
      'Las facturas y los pagos, solo en el servicio de pagos: lo pide la ley de contabilidad. Aquí no queda nada de ello.',
    username: 'Tu usuario: {username}',
    usernameHint: 'Escríbelo tal como aparece aquí.',
    submit: 'Eliminar para siempre',
    busy: 'Eliminando…',
    failed: 'No se pudo eliminar la cuenta. Inténtalo de nuevo.',
    problems: {
      wrongUsername: 'Para confirmar, escribe tu usuario tal como aparece.',
      missingFields,
    },
    keep: 'Conservar mi cuenta',
    farewell: 'Tu cuenta ya no está. Gracias por cada bucle.',
    notifications: 'Avisos',
  },
};
