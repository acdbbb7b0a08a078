import type { EmailTexts } from '../email-texts.ts';

export const spanish: EmailTexts = {
  greeting: (name) => (name === null ? 'Hola:' : `Hola, ${name}:`),
  confirmEmail: {
    subject: 'Confirma tu correo',
    lead: 'Confirma tu correo para poder restablecer tu contraseña si algún día lo necesitas.',
    button: 'Confirmar mi correo',
    validity: (hours) => `El enlace sirve una sola vez, durante ${hours} horas.`,
    unasked: '¿No te registraste con esta dirección? Puedes ignorar este correo.',
  },
  resetPassword: {
    subject: 'Elige una nueva contraseña',
    lead: '¿Olvidaste tu contraseña? Elige aquí una nueva. Se cerrarán tus demás sesiones.',
    button: 'Elegir nueva contraseña',
    validity: (minutes) => `El enlace sirve una sola vez, durante ${minutes} minutos.`,
    unasked:
      '¿No lo pediste? Ignora este correo. Tu contraseña sigue igual y nadie accedió a tu cuenta.',
  },
  teamInvitation: {
    subject: 'Te han invitado a un equipo',
    lead: (invitedBy, team) =>
      `${invitedBy ?? 'Alguien'} te invita ${team === null ? 'a un equipo' : `al equipo «${team}»`} de Loopwright, donde crearéis y guardaréis imágenes y bucles juntos.`,
    button: 'Ver la invitación',
    validity: (days) =>
      `El enlace funciona una sola vez, durante ${days} días y solo para esta dirección de correo.`,
    unasked: '¿No sabes de quién es? Puedes ignorar este correo.',
  },
  passwordChanged: {
    subject: 'Se cambió tu contraseña',
    lead: (moment) =>
      `El ${moment} se cambió la contraseña de tu cuenta. Se cerró la sesión en los demás navegadores.`,
    wasYou: 'Si fuiste tú, no tienes que hacer nada.',
    wasNotYou: 'Si no fuiste tú, protege tu cuenta con una nueva contraseña:',
    button: 'Elegir nueva contraseña',
    connected: 'Todavía puedes iniciar sesión con estas cuentas conectadas:',
    disconnect: (url) =>
      `Si alguna no es tuya, desconéctala en tu perfil, en «Cuentas conectadas»: ${url}`,
  },
  emailChanged: {
    subject: 'Se cambió tu correo',
    lead: (moment) =>
      `El ${moment} se cambió el correo electrónico de tu cuenta. Este es nuestro último mensaje a esta dirección.`,
    wasYou: 'Si fuiste tú, no tienes que hacer nada.',
    wasNotYou: 'Si no fuiste tú, escríbenos de inmediato:',
    button: 'Escríbenos',
  },
  identityLinked: {
    subject: 'Se añadió una forma de iniciar sesión a tu cuenta',
    lead: (moment) =>
      `El ${moment} se conectó esta cuenta con la tuya. Cualquiera que tenga acceso a ella puede iniciar sesión en tu cuenta.`,
    wasYou: 'Si fuiste tú, no tienes que hacer nada.',
    wasNotYou:
      'Si no fuiste tú, protege tu cuenta con una nueva contraseña y después desconecta esta cuenta en tu perfil:',
    button: 'Elegir nueva contraseña',
  },
  identityUnlinked: {
    subject: 'Se quitó una forma de iniciar sesión de tu cuenta',
    lead: (moment) =>
      `El ${moment} se desconectó esta cuenta de la tuya y ya no sirve para iniciar sesión. Se cerró la sesión en los demás navegadores.`,
    wasYou: 'Si fuiste tú, no tienes que hacer nada.',
    wasNotYou: 'Si no fuiste tú, protege tu cuenta con una nueva contraseña:',
    button: 'Elegir nueva contraseña',
  },
  copyLink: 'Si el botón no funciona, copia este enlace en tu navegador:',
  footer: 'Correo de Loopwright sobre tu cuenta.',
};
