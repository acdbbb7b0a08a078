import type { Catalogue } from '../catalogue.ts';

/** What the server says, by its own English words. */
// Made when it is needed: see `unknown-words.ts` of the contract.
const named = (words: readonly string[]): string =>
  new Intl.ListFormat('es').format(words.map((word) => `«${word}»`));
/** Also said under a creation that lacks some of the words. */
export const couldNotDraw = (words: readonly string[]): string =>
  `No pudimos dibujar ${named(words)}.`;

export const texts: Catalogue['server'] = {
  passwordTooLong: 'La contraseña puede tener como máximo 128 caracteres.',
  usernameTooLong: 'El nombre de usuario puede tener como máximo 40 caracteres.',
  nameTooLong: 'El nombre puede tener como máximo 100 caracteres.',
  usernameHasAt: 'El nombre de usuario no puede contener «@».',
  usernameSpaces: 'El nombre de usuario solo puede tener un espacio entre palabras.',
  usernameIllegible: 'El nombre de usuario necesita letras o números, con pocos acentos.',
  usernameReserved: 'Ese nombre de usuario está reservado. Prueba con otro.',
  unreachableEmail: 'Escribe una sola dirección de correo, como name@example.com.',
  promptTooLong: 'El prompt puede tener como máximo 2000 caracteres.',
  messageTooLong: 'El mensaje puede tener como máximo 5000 caracteres.',
  invisibleCharacters: 'Quita los caracteres invisibles.',
  invalid: 'No pudimos procesar esa solicitud.',
  unauthenticated: 'Primero inicia sesión.',
  csrf: 'Tu sesión cambió. Recarga la página e inténtalo de nuevo.',
  roleForbids: 'Tu rol en este espacio de trabajo no lo permite. Pídeselo a su propietario.',
  notFound: 'Aquí no hay nada.',
  tooSlow: 'La subida tardó demasiado. Inténtalo de nuevo.',
  requestTooLarge: 'Esa solicitud es demasiado grande.',
  internal: 'Algo falló de nuestro lado. No se cobró nada.',
  noAccessToken: 'No se recibió el token de acceso',
  usernameTaken: 'Ese nombre de usuario ya está en uso. Prueba con otro.',
  emailTaken: 'Ya existe una cuenta con ese correo. Inicia sesión con ella.',
  tooManyMessages: 'Ya enviaste varios mensajes. Inténtalo de nuevo dentro de una hora.',
  mailboxFull: 'Estamos recibiendo muchos mensajes. Inténtalo de nuevo dentro de una hora.',
  mailAway: 'No se envió. Tu borrador sigue aquí. Inténtalo de nuevo dentro de un minuto.',
  badCredentials: 'Usuario o contraseña incorrectos.',
  tooManyLogins: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
  tooManySignups: 'Demasiadas cuentas nuevas desde esta red. Inténtalo de nuevo más tarde.',
  gifNeedsSubscription: 'Los GIF vienen con los planes Creator y Studio.',
  advancedNeedsSubscription:
    'Los estilos, las semillas y los prompts negativos vienen con los planes Creator y Studio.',
  negativePromptTooLong: 'El prompt negativo puede tener como máximo 500 caracteres.',
  modelTakesNoNegativePrompt:
    'Ese modelo no admite prompts negativos. Vacía el campo o elige otro modelo.',
  sizeNeedsSubscription: 'Ese tamaño requiere un plan superior.',
  imageTooLarge: 'El archivo supera los 5 MB',
  imageUnsupported: 'Tipo de archivo no compatible',
  imageTooManyPixels: 'Esa imagen tiene más de 40 megapíxeles. Prueba con una más pequeña.',
  imageDamaged: 'No podemos leer esa imagen. Prueba con otro archivo.',
  queueFull: 'Hay mucha demanda. Inténtalo de nuevo en un momento.',
  tooManyWaiting:
    'Ya tienes muchas creaciones en la cola. Inténtalo de nuevo cuando terminen algunas.',
  unknownExportTarget: 'Elige uno de los destinos de la lista.',
  exportNeedsSubscription:
    'Las exportaciones en movimiento de más de 1080 px vienen con el plan Studio.',
  exportSizeNeedsSubscription:
    'Las exportaciones de este tamaño vienen con los planes Creator y Studio.',
  exportDoesNotFit:
    'Ningún archivo de esta creación se vería bien con esos límites. Elige otro destino o un límite de tamaño mayor.',
  exportTooManyPixels:
    'No se puede crear un WebP animado de este tamaño. Elige GIF, APNG o un vídeo, o un tamaño menor.',
  exportFailed: 'La exportación ha fallado. Inténtalo de nuevo.',
  exportEncoderFailed:
    'El servidor no ha podido crear el video. Inténtalo de nuevo o elige otro formato.',
  exportFormatUnavailable:
    'Este servidor no puede crear ese formato en este momento. Elige otro formato.',
  fileAddressInvalid: 'Esta dirección ya no es válida. Vuelve a descargar el archivo.',
  exportGone: 'Este archivo ya no se conserva. Expórtalo de nuevo.',
  tooManyFileExports: 'Exportaste muchos archivos en una hora. Inténtalo más tarde.',
  backdropUnavailable: 'Esta creación no se puede exportar sin su fondo.',
  documentInvalid: 'No pudimos leer ese documento. Recarga la página e inténtalo de nuevo.',
  documentNewer: 'Ese documento necesita una versión más nueva del Studio. Recarga la página.',
  documentTooLarge: 'Ese documento es demasiado grande. Elimina algunas capas.',
  documentAssetUnknown:
    'Una capa muestra un archivo que no está en este espacio de trabajo. Elimina la capa.',
  documentVersionMissing: 'Indica qué versión del documento cambiaste.',
  documentChanged: 'Este documento se cambió mientras tanto en otro lugar.',
  tooManyFolders: 'Ya tienes todas las carpetas posibles. Elimina una que ya no necesites.',
  documentsFull: ({ maximum }) =>
    `Tu plan tiene espacio para ${maximum} documentos. Elimina uno o consigue más con una suscripción superior.`,
  documentsFullHighest: 'Ya no caben más documentos. Elimina algunos.',
  uploadTooLarge: 'El archivo supera los 25 MB',
  uploadTooManyFrames: ({ maximum }) =>
    `Ese archivo tiene más de ${maximum} fotogramas. Prueba con uno más corto.`,
  uploadTooManyPixels:
    'Los fotogramas de ese archivo suman demasiados píxeles. Prueba con uno más pequeño o más corto.',
  tooManyUploads: 'Subiste muchos archivos en una hora. Inténtalo más tarde.',
  diskFull:
    'Nos quedamos sin espacio y ahora no podemos crear nada nuevo. Inténtalo de nuevo más tarde. No se cobró nada.',
  storageFull:
    'Tu almacenamiento está lleno. Elimina creaciones que ya no necesites o mejora tu plan para tener más espacio. No se cobró nada.',
  storageFullHighest:
    'Tu almacenamiento está lleno. Elimina creaciones que ya no necesites. No se cobró nada.',
  shuttingDown: 'Estamos reiniciando. Inténtalo de nuevo en un momento.',
  lostSight: 'Se perdió la conexión. Si termina, estará en tu galería.',
  keyReused: 'Esa clave ya se usó en otra solicitud.',
  cancelled: 'Cancelado. No se cobró nada.',
  generationFailed: 'No se pudo generar. Inténtalo de nuevo.',
  clipUnusable: 'El modelo de video devolvió un clip que no podemos usar. Inténtalo de nuevo.',
  portalFailed: 'No se pudo abrir el portal de pagos. Inténtalo de nuevo más tarde.',
  paymentsOff: 'Por el momento, aquí no hay planes de pago.',
  unknownPrice: 'Ese plan no está disponible. Recarga la página y elige de nuevo.',
  samePlan: 'Ya tienes ese plan. Recarga la página para verlo.',
  noSubscription: 'No tienes ninguna suscripción que cambiar. Elige un plan para iniciar una.',
  noBillingAccount: 'Aún no hay nada que gestionar. Elige un plan para iniciar una suscripción.',
  settlePaymentFirst:
    'Tu último pago no se completó. Actualiza tu tarjeta en «Gestionar suscripción» y luego cambia de plan.',
  cardDeclined:
    'Tu tarjeta fue rechazada y tu plan sigue igual. Actualiza la tarjeta en «Gestionar suscripción» e inténtalo de nuevo.',
  paymentsAway:
    'El servicio de pagos no responde. Inténtalo de nuevo en un momento. No se te cobrará dos veces.',
  paymentsUncertain:
    'No pudimos completarlo. Recarga la página para ver tu plan antes de intentarlo de nuevo. No se te cobrará dos veces.',
  planChangeRunning: 'Tu último cambio aún está en curso. Inténtalo de nuevo en un momento.',
  communityClosed: 'Aquí la galería de la comunidad está cerrada.',
  textAgainstRules:
    'El título, la descripción o el prompt infringen nuestras normas de contenido. Edítalos o comparte solo con el enlace.',
  ownLike: 'No puedes dar me gusta a tus propias creaciones.',
  bioTooLong: 'Los textos sobre ti pueden tener como máximo 300 caracteres.',
  notOperator: 'Solo los operadores pueden hacer eso.',
  loginSuspended:
    'Tu cuenta está suspendida y no puedes iniciar sesión. Si crees que es un error, escríbenos desde la página de contacto.',
  accountSuspended: 'Ahora no puedes compartir. Consulta las decisiones sobre tus creaciones.',
  profileRemoved: 'Tu página pública se ha cerrado. Los motivos están en «Decisiones».',
  alreadyDecided: 'Esto ya se ha decidido.',
  reasonMissing: 'Elige un motivo.',
  tooManyReports: 'Ya has denunciado varias creaciones. Inténtalo de nuevo dentro de una hora.',
  shareRemoved:
    'Esta página se retiró porque infringe nuestras normas. No se puede volver a compartir.',
  tooManyRequests: 'Demasiadas solicitudes. Inténtalo más tarde.',
  remixUnavailable: 'El original ya no se puede remezclar. Quítalo e inténtalo de nuevo.',
  teamPlanOnly: 'Un equipo necesita el plan Studio.',
  workspaceReadOnly: 'El plan de este equipo ha terminado y no se puede crear nada nuevo en él.',
  transferTeamsFirst:
    'Eres propietario de un equipo. Transfiérelo o ciérralo y después elimina tu cuenta.',
  webhookRefused: 'La firma de este evento no es válida.',

  // Of the groups login, signup and create.
  missingCredentials: 'Escribe tu usuario y tu contraseña',
  missingFields: 'Completa todos los campos',
  passwordTooShort: ({ minimum }) => `La contraseña debe tener al menos ${minimum} caracteres`,
  invalidEmail: 'Escribe un correo electrónico válido',
  nothingToDraw: ({ words }) =>
    `${couldNotDraw(words)} Escribe en inglés lo que quieres ver, por ejemplo «a fox in the snow». No se cobró nada.`,
  noPrompt: 'Escribe un prompt',
  outOfTokens: 'No te quedan tokens esta semana.',
  passwordCommon: 'Esa contraseña es demasiado común. Elige otra.',
  wrongPassword: 'Esa no es tu contraseña actual.',
  signInAgain:
    'Cierra sesión, vuelve a iniciarla e inténtalo de nuevo antes de que pasen 15 minutos.',
  linkExpired: 'Este enlace expiró o ya se usó. Pide otro.',
  tooManyMails:
    'Ya te enviamos varios correos. Revisa tu bandeja de entrada o inténtalo de nuevo dentro de una hora.',
  emailUnchanged: 'Ese ya es tu correo.',
  nothingToConfirm: 'No queda ningún correo por confirmar.',
  providerOff: 'Esta forma de iniciar sesión no está disponible aquí.',
  providerAway: 'El servicio de inicio de sesión no responde. Inténtalo de nuevo en un momento.',
  identityRefused: 'El servicio de inicio de sesión no confirmó tu cuenta. Inténtalo de nuevo.',
  identityEmailTaken:
    'Ya existe una cuenta con ese correo. Inicia sesión con ella y luego conecta esta forma de acceso en tu perfil.',
  identityTaken: 'Esa cuenta ya está conectada a otra cuenta de Loopwright.',
  identityReplaces: 'Ya conectaste otra cuenta de este tipo. Desconéctala primero.',
  notLinked: 'Esa cuenta no está conectada.',
  lastWayIn: 'Es tu única forma de acceder. Primero crea una contraseña o conecta otra cuenta.',
  confirmWithUsername: 'Para confirmar, escribe tu nombre de usuario tal como aparece.',
  deletionNeedsPayments:
    'El servicio de pagos no responde y no pudimos terminar tu suscripción. No se eliminó nada. Inténtalo de nuevo en un momento.',
  tooManyExports: 'Ya exportaste tus datos varias veces. Inténtalo de nuevo dentro de una hora.',
  promptAgainstRules:
    'Este prompt infringe nuestras normas de contenido. Cámbialo e inténtalo de nuevo. No se cobró nada.',
  challengeFailed: 'Confirma que no eres un robot e inténtalo de nuevo.',
  challengeAway: 'La verificación antibots no responde. Inténtalo de nuevo en un momento.',
  tooManyGenerations: 'Estás creando demasiado rápido. Inténtalo de nuevo en un momento.',
  tooManyEnhancements:
    'Estás pidiendo sugerencias demasiado rápido. Inténtalo de nuevo en un momento.',
  tooManyFollowing:
    'Tienes demasiadas creaciones abiertas. Cierra algunas ventanas e inténtalo de nuevo.',

  // Models of others
  modelUnknown: 'Ese modelo no está disponible aquí. Recarga la página y elige de nuevo.',
  modelNeedsSubscription: 'Ese modelo requiere un plan superior.',
  modelGone: 'Ese modelo ya no está disponible. No se cobró nada. Elige otro.',
  modelAspect: 'Ese modelo no admite este formato. Elige otro.',
  modelReference:
    'Ese modelo no admite imágenes de referencia. Quita la imagen o elige otro modelo.',
  modelSeed: 'Ese modelo no admite semillas. Desbloquea la semilla o elige otro modelo.',
  modelAway:
    'El servicio de imágenes no responde. No se cobró nada. Inténtalo de nuevo en un momento.',
  modelBusy:
    'El servicio de imágenes está saturado. No se cobró nada. Inténtalo de nuevo en un momento.',
  modelAccount:
    'El servicio de imágenes no acepta nuestras solicitudes. No se cobró nada. Vamos a revisarlo.',
  modelTooSlow: 'El servicio de imágenes tardó demasiado. No se cobró nada. Inténtalo de nuevo.',
  modelUnusable:
    'El servicio de imágenes devolvió algo que no podemos usar. No se cobró nada. Inténtalo de nuevo.',
  modelFailed: 'El servicio de imágenes falló. No se cobró nada. Inténtalo de nuevo.',
  modelDeclined:
    'El servicio de imágenes no pudo hacerlo. No se cobró nada. Cambia el prompt o las opciones.',
  modelRefused:
    'El servicio de imágenes rechazó este prompt según sus propias normas. No se cobró nada. Cámbialo.',
  modelRefusedSexual:
    'El servicio de imágenes no permite contenido sexual. No se cobró nada. Cambia el prompt.',
  modelRefusedViolence:
    'El servicio de imágenes no permite contenido violento ni de odio. No se cobró nada. Cambia el prompt.',
  modelRefusedPeople:
    'El servicio de imágenes no permite imágenes así de personas reales ni de menores. No se cobró nada. Cambia el prompt.',
  modelRefusedRights:
    'El servicio de imágenes no copia obras protegidas. No se cobró nada. Cambia el prompt.',
  modelInterrupted:
    'Se interrumpió la creación de tu imagen. No se cobró nada. Inténtalo de nuevo.',
  clipGone: 'Ya no conservamos el clip de este bucle, así que no se puede volver a cortar.',
  noSuchCut: 'Ese corte no está disponible. Recarga la página y elige de nuevo.',
};
