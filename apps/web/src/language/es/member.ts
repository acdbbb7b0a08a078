import type { Catalogue } from '../catalogue.ts';

const tokens = (count: number): string => (count === 1 ? '1 token' : `${count} tokens`);

export const texts: Catalogue['member'] = {
  dashboard: {
    fallbackName: 'artista',
    createTitle: 'Crear algo nuevo',
    createText: 'Genera una imagen o un GIF',
    galleryTitle: 'Mis creaciones',
    galleryText: 'Mira tu galería',
    settingsTitle: 'Ajustes de la cuenta',
    settingsText: 'Gestiona tu perfil y tu plan',
    tipTitle: 'Explora los planes',
    tipText: '¡Visita la página de precios y desbloquea más funciones!',
    caughtUp: '¡Estás al día!',
    pageTitle: 'Panel',
    pageDescription:
      'Crea una imagen o un GIF en bucle, o vuelve a lo que ya creaste con Loopwright.',
    welcomeNew: (name) => `¡Te damos la bienvenida, ${name}!`,
    welcome: (name) => `¡Hola de nuevo, ${name}!`,
    notifications: 'Notificaciones',
    tipLink: 'Comparar planes',
    paymentFailed: 'Tu último pago no se completó',
    paymentFailedText: (plan) =>
      `Conservas ${plan} mientras volvemos a intentar el cobro en los próximos días. Para resolverlo, actualiza tu tarjeta en «Gestionar suscripción».`,
    paymentFailedLink: 'Ir a tu suscripción',
    tokensLeft: (left, weekly, moment) =>
      `Te quedan ${left} de ${weekly} tokens. Nuevos tokens el ${moment}.`,
    start: {
      prompt: '¿Qué quieres crear?',
      placeholder: 'A cat riding a surfboard at sunset',
      button: 'Empezar',
    },
    running: 'En curso',
    progressOf: (prompt) => `Progreso: ${prompt}`,
    recentCreations: 'Creaciones recientes',
    recentDocuments: 'Documentos recientes',
    untitled: 'Sin título',
    seeAll: 'Ver todo',
    steps: {
      title: 'Tu primer loop en tres pasos',
      describe: { title: 'Descríbelo', text: 'Escribe una frase y elige imagen o GIF.' },
      edit: { title: 'Edítalo', text: 'Recorta, acorta y añade texto en el Studio.' },
      export: { title: 'Expórtalo', text: 'Consigue un archivo a la medida de donde publicas.' },
      free: 'Editar y exportar no gasta tokens.',
    },
    dismiss: (title) => `Descartar «${title}»`,
  },
  profile: {
    loading: 'Cargando el perfil…',
    denied: 'Acceso denegado',
    deniedText: 'Inicia sesión para ver tu perfil.',
    logIn: 'Iniciar sesión',
    notAvailable: 'Sin datos',
    manage: 'Gestionar suscripción',
    portalFailed: 'No se pudo abrir el portal de pagos. Inténtalo de nuevo más tarde.',
    pageTitle: 'Perfil',
    pageDescription:
      'Tu cuenta de Loopwright: nombre y correo, plan, tokens semanales, tema e idioma.',
    title: 'Perfil',
    account: 'Cuenta',
    name: 'Nombre',
    email: 'Correo electrónico',
    username: 'Nombre de usuario',
    preferences: 'Preferencias',
    theme: 'Tema',
    light: 'Claro',
    dark: 'Oscuro',
    language: 'Idioma',
    singleKeys: 'Atajos de una sola tecla',
    singleKeysHint: 'Teclas como / y ? sin Ctrl ni ⌘. Pulsa ? para ver todos los atajos.',
  },
  planNames: { free: 'gratis', basic: 'básico', premium: 'premium' },
  subscription: {
    ofTeam: 'El plan de este equipo lo gestiona su propietario.',
    title: 'Suscripción',
    start: 'Iniciar una suscripción',
    comparePlans: 'Comparar planes',
    tokensOf: (perWeek) => `de ${perWeek} tokens disponibles esta semana`,
    tokensLeft: 'tokens disponibles esta semana',
    tokensRefresh: (day) => `Tokens nuevos el ${day}.`,
    usage: 'Ver el uso de tokens',
    costs: (imageTokens, gifTokens) =>
      `Una imagen cuesta ${tokens(imageTokens)}; un GIF, ${gifTokens}.`,
    tokensAfterUpgrade: (left, perWeek) =>
      `Tokens disponibles esta semana: ${left} de ${perWeek}. Los que usaste antes de mejorar tu plan también cuentan.`,
    freePlan: 'Plan gratis. Los GIF vienen con Creator y Studio.',
    renews: (day, price) => `Se renueva el ${day} por ${price}.`,
    trial: (daysLeft, day, price) =>
      `${daysLeft === 1 ? 'Te queda 1 día' : `Te quedan ${daysLeft} días`} de prueba gratis. Desde el ${day}, ${price} al mes.`,
    ends: (plan, day) =>
      `Tienes ${plan} hasta el ${day}. Después vuelves a Starter y no se te cobrará nada más.`,
    notes: {
      renewing: (day) => `Se renueva el ${day}`,
      trial: (day) => `Prueba hasta el ${day}`,
      ending: (day) => `Activo hasta el ${day}`,
      starts: (day) => `Empieza el ${day}`,
      unpaid: 'El último pago falló',
    },
    keep: (plan) => `Seguir con ${plan}`,
    kept: (plan) => `Sigues con ${plan}.`,
    changed: (plan) => `Listo. Ahora tienes ${plan}.`,
    cancelled: (plan, day) => `Suscripción cancelada. ${plan} sigue activo hasta el ${day}.`,
    cancelledSoon: (plan) => `Suscripción cancelada. ${plan} termina con el periodo pagado.`,
    upgradeCharge: 'Hoy pagas la diferencia proporcional.',
    trialUpgradeCharge: (price) => `Termina tu prueba gratis. Hoy se te cobrará ${price}.`,
    downgradeCharge:
      'El cambio es inmediato. El tiempo que no usaste se descuenta de tu próxima factura.',
    cancelDetail: (plan, day, count) =>
      `${plan} sigue activo hasta el ${day}. Después tendrás ${tokens(count)} por semana y lo que exportes llevará marca de agua. Puedes deshacerlo hasta entonces.`,
    cancelDetailSoon: (plan, count) =>
      `${plan} sigue activo hasta el final del periodo pagado. Después tendrás ${tokens(count)} por semana y lo que exportes llevará marca de agua. Puedes deshacerlo hasta entonces.`,
    cancelDetailUnpaid: (plan, count) =>
      `${plan} termina de inmediato y no se cobrará nada más a tu tarjeta. Después tendrás ${tokens(count)} por semana y lo que exportes llevará marca de agua.`,
  },
  success: {
    title: '¡Pago completado!',
    text: 'Tu suscripción está actualizada. ¡Qué bien tenerte a bordo!',
    link: 'Ir al panel',
    pageTitle: 'Pago completado',
    pageDescription:
      'Tu suscripción está actualizada. Tu nuevo plan te espera en tu panel de Loopwright.',
    create: 'Crear tu primer bucle',
    countdown: (seconds) => `Te llevamos al inicio en ${seconds} s…`,
    onItsWay: 'Activando tu plan…',
    arrived: (plan) => `Ya tienes ${plan}. Crea tu primer bucle.`,
    signedOut: 'Tu sesión está cerrada en este dispositivo. {link} para ver tu plan.',
    signIn: 'Inicia sesión',
  },
  cancel: {
    title: 'Pago cancelado',
    text: 'Cancelaste el pago y no se te cobró nada.',
    link: 'Volver a los precios',
    pageTitle: 'Pago cancelado',
    pageDescription:
      'Cancelaste el pago y no se te cobró nada. Puedes elegir un plan cuando quieras.',
    countdown: (seconds) => `De vuelta a los planes en ${seconds} s…`,
  },
};
