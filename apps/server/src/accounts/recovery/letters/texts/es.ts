import type { LetterTexts } from '../letter-texts.ts';

export const spanish: LetterTexts = {
  greeting: (name) => (name === null ? 'Hola:' : `Hola, ${name}:`),
  confirmEmail: {
    subject: 'Confirma tu correo',
    lead: 'Con un clic sabremos que nuestros mensajes te llegan: es tu camino de vuelta si algún día pierdes la contraseña.',
    button: 'Confirmar mi correo',
    validity: (hours) => `El enlace sirve una sola vez, durante ${hours} horas.`,
    unasked:
      '¿No nos diste esta dirección? Alguien se equivocó al escribir la suya. No hagas nada y no pasará nada.',
  },
  resetPassword: {
    subject: 'Elige una contraseña nueva',
    lead: '¿Olvidaste tu contraseña? Le pasa a cualquiera. Elige aquí una nueva. Con eso se cierra tu sesión en los demás navegadores.',
    button: 'Elegir una contraseña nueva',
    validity: (minutes) => `El enlace sirve una sola vez, durante ${minutes} minutos.`,
    unasked:
      '¿No lo pediste? No hagas nada: tu contraseña sigue igual y nadie ha entrado en tu cuenta.',
  },
  passwordChanged: {
    subject: 'Tu contraseña ha cambiado',
    lead: (moment) =>
      `El ${moment} se cambió la contraseña de tu cuenta. Se cerró la sesión en los demás navegadores.`,
    wasYou: '¿Fuiste tú? Entonces todo está bien.',
    wasNotYou: '¿No fuiste tú? Recupera tu cuenta ahora mismo con una contraseña nueva:',
    button: 'Elegir una contraseña nueva',
    connected: 'Con estas cuentas conectadas todavía se puede entrar:',
    disconnect: (url) =>
      `¿Alguna no es tuya? Desconéctala en tu perfil, en «Cuentas conectadas»: ${url}`,
  },
  emailChanged: {
    subject: 'Tu correo ha cambiado',
    lead: (moment) =>
      `El ${moment} tu cuenta pasó a tener otra dirección de correo. Este es nuestro último mensaje a esta.`,
    wasYou: '¿Fuiste tú? Entonces todo está bien.',
    wasNotYou: '¿No fuiste tú? Escríbenos ahora mismo:',
    button: 'Escríbenos',
  },
  identityLinked: {
    subject: 'Se conectó una cuenta con la tuya',
    lead: (moment) =>
      `El ${moment} se conectó esta cuenta con la tuya. Quien la tenga puede entrar con ella a partir de ahora.`,
    wasYou: '¿Fuiste tú? Entonces todo está bien.',
    wasNotYou:
      '¿No fuiste tú? Recupera tu cuenta ahora mismo con una contraseña nueva y después desconecta esa otra en tu perfil:',
    button: 'Elegir una contraseña nueva',
  },
  identityUnlinked: {
    subject: 'Se desconectó una cuenta de la tuya',
    lead: (moment) =>
      `El ${moment} se desconectó esta cuenta de la tuya y ya no sirve para entrar. Se cerró la sesión en los demás navegadores.`,
    wasYou: '¿Fuiste tú? Entonces todo está bien.',
    wasNotYou: '¿No fuiste tú? Recupera tu cuenta ahora mismo con una contraseña nueva:',
    button: 'Elegir una contraseña nueva',
  },
  copyLink: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  footer: 'Enviado por Loopwright sobre tu cuenta.',
};
