import type { Catalogue } from '../catalogue.ts';

const list = new Intl.ListFormat('es');
const named = (words: readonly string[]): string => list.format(words.map((word) => `«${word}»`));
const couldNotDraw = (words: readonly string[]): string => `No pudimos dibujar ${named(words)}.`;

/** The create screen. */
export const texts: Catalogue['create'] = {
  image: 'Imagen',
  gif: 'GIF',
  prompt: 'Prompt',
  reference: 'Imagen de referencia',
  referenceHint: 'PNG / JPG / WEBP ≤ 5 MB',
  tokens: 'TOKENS',
  loggedOut: 'Entra para crear imágenes o GIF.',
  generateImage: 'Generar imagen',
  generateGif: 'Generar GIF',
  busyGif: 'Invocando animación…',
  busyImage: 'Pintando píxeles…',
  brewing: 'Un momento: tu creación se está cocinando…',
  empty: 'Aquí aparecerá tu resultado.',
  enterPrompt: 'Escribe un prompt',
  unsupportedFile: 'Tipo de archivo no compatible',
  fileTooLarge: 'El archivo supera los 5 MB',
  pleaseLogIn: 'Para generar, entra en tu cuenta.',
  gifLocked: 'Los GIF vienen con Creator y Studio. Mejora tu plan.',
  outOfTokens: 'No te quedan tokens para esta semana.',
  failed: 'No se pudo generar. Inténtalo de nuevo.',
  noContent: 'No llegó ningún contenido',
  emptyGif: 'El servidor devolvió un GIF vacío',
  upgrade: 'Mejorar plan',
  promptTooLong: 'El prompt puede tener como máximo 2000 caracteres.',
  invisibleCharacters: 'Quita los caracteres invisibles.',
  cancelled: 'Cancelado. No se cobró nada.',

  loggedOutLink: 'Entra',
  pleaseLogInLink: 'entra en tu cuenta',
  gifLockedLink: 'Mejora tu plan',

  pageTitle: 'Crear',
  pageDescription: 'Escribe una frase y recibe una imagen o un GIF que se repite sin costura.',
  tokensLine: (count) => `TOKENS: ${count}`,
  /** When the week's tokens are used up. */
  refill: (day: string): string => `Tokens nuevos el ${day}.`,
  title: '¿Qué creamos hoy?',
  whatToMake: 'Qué crear',
  locked: '(bloqueado)',
  promptPlaceholder: 'A cat riding a surfboard on the ocean at sunset',
  promptHint: 'Escríbelo en inglés: por ahora, nuestro motor de imágenes solo entiende ese idioma.',
  charactersLeft: (count) => {
    if (count < 0) return count === -1 ? 'Sobra 1' : `Sobran ${-count}`;
    return count === 1 ? 'Queda 1' : `Quedan ${count}`;
  },
  optional: '(opcional)',
  pickReference: 'Arrastra, pega o elige una imagen',
  dropReference: 'Suéltala: será tu referencia',
  removeReference: 'Quitar la imagen de referencia',
  referencePreview: 'Tu referencia',
  tokenCount: (count) => (count === 1 ? '{count} token' : '{count} tokens'),
  cost: (tokens) => (tokens === 1 ? 'Cuesta 1 token' : `Cuesta ${tokens} tokens`),
  shortcut: '⌘ o Ctrl + Intro',

  enhance: {
    button: 'Mejorar',
    hint: {
      rules: 'Añade luz, colores y encuadre donde tus palabras no los dicen.',
      model: 'Un modelo de texto lee tus palabras y añade lo que dejan abierto.',
    },
    busy: 'Mejorando…',
    title: 'Prompt sugerido',
    byModel: 'de un modelo de texto',
    added: (words) => `Añadido: ${words}`,
    take: 'Usar esta',
    leave: 'Quedarme con la mía',
    isThere: 'Debajo de tus palabras hay una versión más completa.',
    standIn:
      'El modelo de texto no dijo nada útil, así que esto lo escribieron nuestras propias reglas.',
    unchanged: {
      complete: 'No le falta nada. Déjalo tal cual.',
      unreadable: 'Nuestras reglas solo leen inglés y entienden muy poco de esto para añadir algo.',
      full: 'No queda sitio para más palabras.',
    },
    used: 'Prompt actualizado.',
    undo: 'Deshacer',
    undone: 'Tus palabras están de vuelta.',
    away: 'Parece que no tienes conexión. Tus palabras siguen intactas: inténtalo cuando vuelvas a tenerla.',
    failed: 'No se pudo mejorar. Tu prompt sigue igual.',
  },

  couldNotDraw,
  nothingToDraw: (words) =>
    `${couldNotDraw(words)} Nombra cosas en inglés, por ejemplo «a fox in the snow». No se cobró nada.`,

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
      papercut: 'Papel recortado',
      clay: 'Plastilina',
      pixel: 'Pixel art',
      lowpoly: 'Low poly',
      neon: 'Neón',
      vintage: 'Vintage',
      noir: 'Cine negro',
      stained: 'Vidriera',
    },
    variations: 'Variaciones',
    times: (count) => `× ${count}`,
    negativePrompt: 'Excluir',
    negativePlaceholder: 'people, text, clutter',
    negativeTooLong: 'Son más de 500 caracteres.',
    negativeInvisible: 'Quita los caracteres invisibles.',
  },

  variations: {
    title: 'Variaciones',
    arrived: (count, asked) => `Listas: ${count} de ${asked}. Solo se cobró eso.`,
    open: (number) => `Abrir la variación ${number}`,
    tile: (number) => `Variación ${number}`,
    tileReady: (number) => `Variación ${number}: lista`,
    tileMissing: (number) => `Variación ${number}: no llegó`,
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
    frameRate: 'Fotogramas/s',
    framesPerSecond: (count) => `${count} fps`,
    seed: 'Semilla',
    randomSeed: 'Al azar',
    shuffleSeed: 'Cambiar la semilla al azar',
    keepSeed: 'Conservar esta semilla',
    seedKept: 'Bloqueada: mismo prompt, mismo resultado.',
    seedFree: 'Aleatoria. Bloquéala para cambiar solo el prompt.',
  },

  stage: 'Resultado',
  ideasTitle: '¿Buscas ideas? Prueba una:',
  ideas: {
    surfingCat: 'un gato surfeando en el mar al atardecer',
    balloons: 'tres globos rojos sobre una ciudad de noche',
    penguins: 'dos pingüinos bajo la aurora boreal',
    coffee: 'una taza de café humeante junto a una ventana con lluvia',
    fox: 'un zorro que saluda en un bosque nevado, acuarela',
    rocket: 'un cohete sobre montañas de neón, «LAUNCH DAY»',
  },

  progress: {
    label: 'Progreso',
    sending: 'Enviando tus palabras',
    queued: (ahead) => (ahead === 0 ? 'Siguiente en la cola' : `${ahead} por delante`),
    drawing: 'Dibujando',
    finishingImage: 'Últimos retoques',
    finishingGif: 'Cerrando el bucle',
    saving: 'Guardando',
    cancelling: 'Cancelando',
    cancel: 'Cancelar',
    mayLeave: 'Puedes salir de esta página: te esperará en tu galería.',
  },

  ready: {
    image: 'Tu imagen está lista.',
    gif: 'Tu bucle está listo.',
    text: 'Aquí está la respuesta.',
  },
  download: 'Descargar',
  seeInGallery: 'Ver en tu galería',
  play: 'Reproducir el bucle',
};
