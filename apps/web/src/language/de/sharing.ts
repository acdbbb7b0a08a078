import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['sharing'] = {
  label: 'Teilen',
  private: 'Privat: Nur du siehst sie.',
  unlisted: 'Alle mit dem Link können sie sehen.',
  removed:
    'Die Seite wurde entfernt, weil sie gegen unsere Regeln verstößt. Sie kann nicht noch einmal geteilt werden.',
  openLink: 'Ein früherer Link zur Datei funktioniert noch ohne Konto.',
  manage: 'Einstellungen zum Teilen',
  title: 'Teilen',
  share: 'Per Link teilen',
  link: 'Link',
  copy: 'Link kopieren',
  copied: 'Link in die Zwischenablage kopiert!',
  showsPrompt: 'Prompt zeigen',
  showsMaker: 'Meinen Namen zeigen',
  allowsRemix: 'Remixe erlauben',
  allowsDownload: 'Download anbieten',
  hints: {
    showsPrompt: 'Auf der Seite und in Link-Vorschauen.',
    showsMaker: 'Sonst steht auf der Seite, dass du anonym bist.',
    allowsRemix:
      'Andere dürfen mit den Einstellungen beginnen, und mit dem Prompt, wenn er gezeigt wird.',
    allowsDownload: 'Wer ein Bild sieht, kann immer eine Kopie davon behalten.',
  },
  stop: 'Nicht mehr teilen',
  stopHint:
    'Die Seite, ihre Dateien und frühere Links funktionieren sofort nicht mehr. Ein neuer Link ist ein anderer.',
  stopped: 'Sie ist wieder privat.',
  failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  noindex: 'Suchmaschinen zeigen die Seite nicht an.',
  visibility: 'Wer sie findet',
  linkOnly: 'Nur mit Link',
  community: 'Alle',
  publicHint: 'In der Community-Galerie, für alle. Suchmaschinen dürfen sie anzeigen.',
  waiting: 'Sie wird geprüft, bevor sie in der Community-Galerie erscheint.',
  refused: 'Sie wird nicht in der Community-Galerie gezeigt. Der Link funktioniert weiter.',
  remixedFrom: 'Remix von',
  another: 'einer anderen Kreation',
  removeParent: 'Ohne das Original beginnen',
};
