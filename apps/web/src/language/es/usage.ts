import type { Catalogue } from '../catalogue.ts';

/** The page with what tokens were used for. */
export const texts: Catalogue['usage'] = {
  pageTitle: 'Uso',
  pageDescription:
    'Cuántos tokens te quedan, en qué los usaste y cuáles se te devolvieron en Loopwright.',
  title: 'Uso',
  denied: 'Acceso denegado',
  deniedText: 'Inicia sesión para ver el uso de tus tokens.',
  logIn: 'Iniciar sesión',
  loading: 'Cargando el uso…',
  loadFailed: 'No se pudo cargar el uso de tus tokens.',
  loadFailedHint: 'Revisa tu conexión e inténtalo de nuevo.',
  tryAgain: 'Reintentar',
  balance: 'Tokens disponibles',
  download: 'Descargar CSV',
  downloading: 'Preparando…',
  downloaded: 'Descarga iniciada.',
  downloadFailed: 'No se pudo descargar el archivo. Inténtalo de nuevo.',
  chart: {
    title: 'Últimos 30 días',
    total: (tokens) => `Tokens usados: ${tokens}`,
    summary: (total, most, day) =>
      `Tokens usados por día en los últimos 30 días: ${total} en total y un máximo de ${most} el ${day}. La tabla siguiente los muestra por día.`,
    none: 'Ningún token usado en los últimos 30 días.',
  },
  history: {
    title: 'Historial',
    caption: 'Cambios de tus tokens por día, del más reciente al más antiguo',
    time: 'Hora',
    what: 'Actividad',
    tokens: 'Tokens',
    usedOnDay: (tokens) => `Usados: ${tokens}`,
    empty: 'Aún no usaste ningún token.',
    create: 'Crear algo',
    more: 'Mostrar más',
    loadingMore: 'Cargando más…',
    moreFailed: 'No se pudieron cargar más.',
  },
  entries: {
    granted: (plan) => `Tokens semanales de ${plan}`,
    grantedTokens: 'Tokens añadidos',
    credited: 'Tokens extra de los operadores',
    moved: 'Movidos con el plan a otro espacio o desde otro',
    expired: 'Expirados al final de la semana',
    image: 'Imagen',
    gif: 'GIF',
    used: 'Tokens usados',
    inProgress: 'En curso',
    givenBack: 'Tokens devueltos',
    givenBackLate: 'Su semana ya terminó: no se añadieron tokens.',
  },
};
