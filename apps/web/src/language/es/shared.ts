import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['shared'] = {
  pageTitle: 'Creación compartida',
  pageDescription:
    'Un bucle o una imagen que alguien hizo con IA en Loopwright y compartió contigo. Míralo, descárgalo o crea el tuyo.',
  loop: 'Un bucle perfecto',
  image: 'Una imagen',
  loading: 'Cargando …',
  gone: 'Aquí no se comparte nada',
  goneHint: 'El enlace está incompleto o ya no se comparte.',
  loadFailed: 'No se pudo cargar esta creación.',
  loadFailedHint: 'Revisa tu conexión e inténtalo de nuevo.',
  tryAgain: 'Intentar de nuevo',
  pause: 'Pausar',
  play: 'Reproducir',
  madeWithAi: 'Hecho con IA',
  by: 'De',
  anonymous: 'Anónimo',
  prompt: 'Prompt',
  remix: 'Remezclar',
  remixHint: 'Abre Crear con el prompt y los ajustes.',
  remixHintPlain: 'Abre Crear con los ajustes. El prompt no se muestra.',
  download: 'Descargar',
  report: 'Denunciar',
  makeOwn: 'Crea el tuyo',
  remixedFrom: 'Remezcla de',
  another: 'otra creación',
};
