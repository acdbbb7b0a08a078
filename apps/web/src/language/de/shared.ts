import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['shared'] = {
  pageTitle: 'Geteilte Kreation',
  pageDescription:
    'Ein Loop oder ein Bild, das jemand mit KI in Loopwright erstellt und mit dir geteilt hat. Sieh es dir an, lade es herunter oder erstelle ein eigenes.',
  loop: 'Ein nahtloser Loop',
  image: 'Ein Bild',
  loading: 'Wird geladen …',
  gone: 'Hier wird nichts geteilt',
  goneHint: 'Der Link ist unvollständig oder wird nicht mehr geteilt.',
  loadFailed: 'Die Kreation konnte nicht geladen werden.',
  loadFailedHint: 'Prüfe deine Verbindung und versuch es noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  pause: 'Anhalten',
  play: 'Abspielen',
  madeWithAi: 'Mit KI erstellt',
  by: 'Von',
  anonymous: 'Anonym',
  prompt: 'Prompt',
  remix: 'Remixen',
  remixHint: 'Öffnet „Erstellen“ mit dem Prompt und den Einstellungen.',
  remixHintPlain: 'Öffnet „Erstellen“ mit den Einstellungen. Der Prompt wird nicht gezeigt.',
  download: 'Herunterladen',
  report: 'Melden',
  makeOwn: 'Eigenes erstellen',
  remixedFrom: 'Remix von',
  another: 'einer anderen Kreation',
};
