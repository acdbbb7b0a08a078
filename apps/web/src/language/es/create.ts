import type { Catalogue } from '../catalogue.ts';
import { couldNotDraw } from './server.ts';

/** The create screen. */
export const texts: Catalogue['create'] = {
  image: 'Imagen',
  gif: 'GIF',
  prompt: 'Prompt',
  reference: 'Imagen de referencia',
  referenceHint: 'PNG / JPG / WEBP ≤ 5 MB',
  tokens: 'TOKENS',
  loggedOut: 'Inicia sesión para crear imágenes o GIF.',
  generateImage: 'Generar imagen',
  generateGif: 'Generar GIF',
  busyGif: 'Invocando animación…',
  busyImage: 'Pintando píxeles…',
  brewing: 'Un momento, tu creación se está cocinando…',
  empty: 'Tu resultado aparecerá aquí.',
  enterPrompt: 'Escribe un prompt',
  unsupportedFile: 'Tipo de archivo no compatible',
  fileTooLarge: 'El archivo supera los 5 MB',
  pleaseLogIn: 'Para generar, inicia sesión.',
  gifLocked: 'Los GIF solo vienen con Creator y Studio. Mejora tu plan.',
  outOfTokens: 'No te quedan tokens esta semana.',
  failed: 'No se pudo generar. Inténtalo de nuevo.',
  noContent: 'No se recibió ningún contenido',
  emptyGif: 'El servidor devolvió un GIF vacío',
  upgrade: 'Mejorar plan',
  promptTooLong: 'El prompt puede tener como máximo 2000 caracteres.',
  invisibleCharacters: 'Quita los caracteres invisibles.',
  cancelled: 'Cancelado. No se cobró nada.',

  loggedOutLink: 'Inicia sesión',
  pleaseLogInLink: 'inicia sesión',
  gifLockedLink: 'Mejora tu plan',

  pageTitle: 'Crear',
  pageDescription:
    'Escribe una frase y obtén una imagen o un GIF en bucle perfecto, listo para descargar y publicar.',
  tokensLine: (count) => `TOKENS: ${count}`,
  /** When the week's tokens are used up. */
  refill: (day: string): string => `Tokens nuevos el ${day}.`,
  title: '¿Qué creamos hoy?',
  whatToMake: 'Qué crear',
  locked: '(bloqueado)',
  promptPlaceholder: 'A cat riding a surfboard on the ocean at sunset',
  promptHint: 'Escríbelo en inglés: nuestro generador aún no entiende otros idiomas.',
  charactersLeft: (count) => {
    if (count < 0) return count === -1 ? 'Sobra 1' : `Sobran ${-count}`;
    return count === 1 ? 'Queda 1' : `Quedan ${count}`;
  },
  optional: '(opcional)',
  pickReference: 'Arrastra, pega o elige una imagen',
  dropReference: 'Suéltala para usarla como referencia',
  removeReference: 'Quitar la imagen de referencia',
  referencePreview: 'Tu imagen de referencia',
  tokenCount: (count) => (count === 1 ? '{count} token' : '{count} tokens'),
  cost: (tokens) => (tokens === 1 ? 'Cuesta 1 token' : `Cuesta ${tokens} tokens`),
  shortcut: '⌘ o Ctrl + Enter',

  enhance: {
    button: 'Mejorar',
    hint: {
      rules: 'Añade luz, color y encuadre cuando tu prompt no los indica.',
      model: 'Un modelo de texto lee tu prompt y completa lo que falta.',
    },
    busy: 'Mejorando…',
    title: 'Prompt sugerido',
    byModel: 'de un modelo de texto',
    added: (words) => `Añadido: ${words}`,
    take: 'Usar este',
    leave: 'Conservar el mío',
    isThere: 'Debajo de tu prompt hay uno sugerido.',
    standIn: 'El modelo no estaba disponible, así que usamos nuestras sugerencias integradas.',
    unchanged: {
      complete: 'Tu prompt ya tiene todo lo que necesita.',
      unreadable: 'No encontramos nada que añadir. Prueba con un inglés más sencillo.',
      full: 'No queda espacio para añadir nada.',
    },
    used: 'Prompt actualizado.',
    undo: 'Deshacer',
    undone: 'Tu prompt está de vuelta.',
    away: 'Parece que no tienes conexión. Tu prompt sigue igual. Inténtalo de nuevo cuando la recuperes.',
    failed: 'No se pudo mejorar. Tu prompt sigue igual.',
  },

  couldNotDraw,

  tooFewTokens: (possible) =>
    possible === 0 ? 'No tienes suficientes tokens.' : `Tus tokens alcanzan para ${possible}.`,

  advanced: {
    title: 'Estilo y variaciones',
    locked: 'Los estilos, las variaciones y las semillas vienen con Creator y Studio. Ver planes.',
    lockedLink: 'Ver planes',
    style: 'Estilo',
    noStyle: 'Ninguno',
    styles: {
      watercolor: 'Acuarela',
      sketch: 'Lápiz',
      comic: 'Cómic',
      papercut: 'Recortes',
      clay: 'Plastilina',
      pixel: 'Pixel art',
      lowpoly: 'Low poly',
      neon: 'Neón',
      vintage: 'Vintage',
      noir: 'Cine negro',
      stained: 'Vitral',
    },
    variations: 'Variaciones',
    times: (count) => `× ${count}`,
    negativePrompt: 'Excluir',
    negativePlaceholder: 'people, text, clutter',
    negativeTooLong: 'El prompt negativo puede tener como máximo 500 caracteres.',
    negativeInvisible: 'Quita los caracteres invisibles.',
  },

  variations: {
    title: 'Variaciones',
    arrived: (count, asked) =>
      count === asked
        ? `${count} variaciones listas.`
        : `Listas: ${count} de ${asked}. Solo se cobró eso.`,
    open: (number) => `Abrir la variación ${number}`,
    tile: (number) => `Variación ${number}`,
    tileReady: (number) => `Variación ${number}: lista`,
    tileMissing: (number) => `Variación ${number}: falló`,
  },

  tweak: {
    model: 'Modelo',
    title: 'Tamaño y movimiento',
    shape: 'Formato',
    size: 'Tamaño',
    pictureSize: (pixels) => (pixels === 3840 ? '4K' : `${pixels} px`),
    loopSize: (pixels) => `${pixels}p`,
    inHigherPlan: '(en un plan superior)',
    length: 'Duración',
    seconds: (count) => `${count} s`,
    frameRate: 'Fotogramas',
    framesPerSecond: (count) => `${count} fps`,
    seed: 'Semilla',
    randomSeed: 'Aleatoria',
    shuffleSeed: 'Elegir otra semilla al azar',
    keepSeed: 'Bloquear la semilla',
    seedKept: 'Bloqueada: mismo prompt, mismo resultado.',
    seedFree: 'Aleatoria. Bloquéala para cambiar solo el prompt.',
  },

  stage: 'Resultado',
  ideasTitle: '¿Buscas ideas? Prueba una:',
  ideas: {
    surfingCat: 'un gato surfeando en el mar al atardecer',
    balloons: 'tres globos rojos sobre una ciudad de noche',
    penguins: 'dos pingüinos bajo la aurora boreal',
    coffee: 'un café humeante junto a una ventana con lluvia',
    fox: 'un zorro que saluda en un bosque nevado, acuarela',
    rocket: 'un cohete sobre montañas de neón, «LAUNCH DAY»',
  },

  progress: {
    label: 'Progreso',
    sending: 'Enviando',
    queued: (ahead) => (ahead === 0 ? 'Siguiente en la cola' : `${ahead} por delante`),
    drawing: 'Dibujando',
    finishingImage: 'Últimos retoques',
    finishingGif: 'Cerrando el bucle',
    saving: 'Guardando',
    cancelling: 'Cancelando',
    cancel: 'Cancelar',
    mayLeave: 'Puedes salir de esta página. Guardaremos el resultado en tu galería.',
  },

  ready: {
    image: 'Tu imagen está lista.',
    gif: 'Tu bucle está listo.',
    text: 'La respuesta está lista.',
  },
  download: 'Descargar',
  export: 'Exportar',
  seeInGallery: 'Ver en la galería',
  play: 'Reproducir el bucle',
};
