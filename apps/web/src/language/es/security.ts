import type { Catalogue } from '../catalogue.ts';

const invalidEmail = 'Escribe un correo electrónico válido';
const missingFields = 'Completa todos los campos';
const letterFailed = 'No se pudo escribir el mensaje. Inténtalo de nuevo.';
const passwordFailed = 'No se pudo guardar la contraseña. Inténtalo de nuevo.';

export const texts: Catalogue['security'] = {
  strength: {
    about: (count) => `Intentos para adivinarla: unos ${count}.`,
    moreThan: (count) => `Intentos para adivinarla: más de ${count}.`,
  },
  challenge: { ask: 'Un paso más: demuestra que eres una persona.' },
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
    resend: 'Pedir otro enlace',
    resending: 'Enviando…',
    resent: 'Hay un mensaje nuevo escrito. Su enlace sirve durante un día.',
    resendFailed: letterFailed,
    change: 'Cambiar correo',
    add: 'Añadir un correo',
    label: 'Correo electrónico nuevo',
    submit: 'Enviar un enlace',
    busy: 'Enviando…',
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
    exportTitle: 'Llevártelo todo',
    export: 'Descargar todo',
    exportText:
      'Un ZIP con todo lo que tenemos de ti: tu cuenta, tus imágenes y bucles, y el libro de tus tokens.',
    exporting: 'Empaquetando…',
    exportingText: 'Muchos bucles llevan su tiempo. Quédate aquí hasta que empiece la descarga.',
    exported: 'Tu ZIP está en tus descargas.',
    exportFailed: 'La descarga no llegó. Inténtalo de nuevo.',
    deleteTitle: 'Eliminar tu cuenta',
    delete: 'Eliminar cuenta…',
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
    username: 'Tu usuario',
    usernameHint: 'Escribe {username} para confirmar.',
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
