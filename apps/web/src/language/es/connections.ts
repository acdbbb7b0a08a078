import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['connections'] = {
  title: 'Cuentas conectadas',
  intro: 'Entra con un clic, sin recordar ninguna contraseña.',
  connect: (provider) => `Conectar ${provider}`,
  disconnect: (provider) => `Desconectar ${provider}`,
  off: 'Sin conectar',
  since: (day) => `Desde el ${day}`,
  only: 'Es tu única forma de entrar. Antes, crea una contraseña o conecta otra cuenta.',
  connecting: 'Conectando…',
  disconnecting: 'Desconectando…',
  connected: (provider) => `${provider} está conectado. Ya puedes entrar con esa cuenta.`,
  disconnected: (provider) => `${provider} está desconectado.`,
  notOffered: (provider) => `${provider} no está configurado en esta instalación.`,
  unfinished: (provider) => `${provider} no se conectó. No ha cambiado nada.`,
  failed: 'No ha funcionado. Vuelve a intentarlo.',
};
