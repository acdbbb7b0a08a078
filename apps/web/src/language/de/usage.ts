import type { Catalogue } from '../catalogue.ts';

/** The page with what tokens were used for. */
export const texts: Catalogue['usage'] = {
  pageTitle: 'Verbrauch',
  pageDescription:
    'Wie viele Tokens du noch hast, wofür du sie verwendet hast und welche zurückgekommen sind.',
  title: 'Verbrauch',
  denied: 'Kein Zugriff',
  deniedText: 'Melde dich an, um deinen Token-Verbrauch zu sehen.',
  logIn: 'Anmelden',
  loading: 'Verbrauch wird geladen …',
  loadFailed: 'Dein Verbrauch konnte nicht geladen werden.',
  loadFailedHint: 'Prüfe deine Verbindung und versuche es noch einmal.',
  tryAgain: 'Erneut versuchen',
  balance: 'Verbleibende Tokens',
  download: 'CSV herunterladen',
  downloading: 'Wird vorbereitet …',
  downloaded: 'Download gestartet.',
  downloadFailed: 'Die Datei konnte nicht heruntergeladen werden. Versuche es noch einmal.',
  chart: {
    title: 'Letzte 30 Tage',
    total: (tokens) => `Verbrauchte Tokens: ${tokens}`,
    summary: (total, most, day) =>
      `Verbrauchte Tokens pro Tag in den letzten 30 Tagen: insgesamt ${total}, höchstens ${most} am ${day}. Die Tabelle darunter zeigt sie nach Tagen.`,
    none: 'Keine Tokens in den letzten 30 Tagen verbraucht.',
  },
  history: {
    title: 'Verlauf',
    caption: 'Änderungen deiner Tokens nach Tagen, neueste zuerst',
    time: 'Uhrzeit',
    what: 'Aktivität',
    tokens: 'Tokens',
    usedOnDay: (tokens) => `${tokens} verbraucht`,
    empty: 'Du hast noch keine Tokens verbraucht.',
    create: 'Etwas erstellen',
    more: 'Mehr anzeigen',
    loadingMore: 'Weitere werden geladen …',
    moreFailed: 'Weitere Einträge konnten nicht geladen werden.',
  },
  entries: {
    granted: (plan) => `Wöchentliche Tokens von ${plan}`,
    grantedTokens: 'Tokens erhalten',
    credited: 'Zusätzliche Tokens von den Betreibern',
    moved: 'Mit dem Plan in einen anderen Arbeitsbereich oder aus ihm verschoben',
    expired: 'Am Ende der Woche verfallen',
    image: 'Bild',
    gif: 'GIF',
    used: 'Tokens verbraucht',
    inProgress: 'Läuft',
    givenBack: 'Zurückgegeben',
    givenBackLate: 'Die Woche ist vorbei, daher kamen keine Tokens dazu.',
  },
};
