import type { Catalogue } from '../catalogue.ts';

// Made when it is needed: see `unknown-words.ts` of the contract.
const named = (words: readonly string[]): string =>
  new Intl.ListFormat('de').format(words.map((word) => `„${word}“`));
/** Also said under a creation that lacks some of the words. */
export const couldNotDraw = (words: readonly string[]): string =>
  `Wir konnten ${named(words)} nicht zeichnen.`;

export const texts: Catalogue['server'] = {
  // What a form may have against what was typed
  passwordTooLong: 'Passwörter können höchstens 128 Zeichen haben.',
  usernameTooLong: 'Benutzernamen können höchstens 40 Zeichen haben.',
  nameTooLong: 'Namen können höchstens 100 Zeichen haben.',
  usernameHasAt: 'Benutzernamen dürfen kein „@“ enthalten.',
  usernameSpaces: 'Benutzernamen dürfen nur einzelne Leerzeichen zwischen Wörtern enthalten.',
  usernameIllegible: 'Benutzernamen brauchen Buchstaben oder Ziffern mit wenigen Akzenten.',
  usernameReserved: 'Dieser Benutzername ist reserviert. Probiere einen anderen.',
  unreachableEmail: 'Bitte gib eine einzelne E-Mail-Adresse ein, etwa name@example.com.',
  promptTooLong: 'Prompts können höchstens 2.000 Zeichen haben.',
  messageTooLong: 'Nachrichten können höchstens 5.000 Zeichen haben.',
  invisibleCharacters: 'Bitte entferne unsichtbare Zeichen.',

  // Requests
  invalid: 'Wir konnten diese Anfrage nicht verarbeiten.',
  unauthenticated: 'Bitte melde dich zuerst an.',
  csrf: 'Deine Sitzung hat sich geändert. Lade die Seite neu und versuche es noch einmal.',
  roleForbids:
    'Deine Rolle in diesem Arbeitsbereich erlaubt das nicht. Wende dich an die Person, der er gehört.',
  notFound: 'Hier gibt es nichts.',
  tooSlow: 'Der Upload hat zu lange gedauert. Versuche es noch einmal.',
  requestTooLarge: 'Diese Anfrage ist zu groß.',
  internal: 'Bei uns ist etwas schiefgegangen. Es wurde nichts berechnet.',
  keyReused: 'Dieser Anfrageschlüssel wurde schon für eine andere Anfrage verwendet.',
  unknownExportTarget: 'Bitte wähle einen der aufgeführten Orte.',
  exportNeedsSubscription: 'Bewegte Exporte über 1080 px gibt es nur mit Studio.',
  exportSizeNeedsSubscription: 'Exporte in dieser Größe gibt es nur mit Creator und Studio.',
  exportDoesNotFit:
    'Innerhalb dieser Grenzen sähe keine Datei gut aus. Wähle einen anderen Ort oder eine höhere Größengrenze.',
  exportTooManyPixels:
    'Ein bewegtes WebP dieser Größe ist nicht möglich. Wähle GIF, APNG oder ein Video, oder eine kleinere Größe.',
  exportFailed: 'Der Export ist fehlgeschlagen. Bitte versuche es noch einmal.',
  exportEncoderFailed:
    'Der Server konnte das Video nicht schreiben. Versuche es noch einmal oder wähle ein anderes Format.',
  exportFormatUnavailable:
    'Dieser Server kann dieses Format zurzeit nicht erzeugen. Wähle ein anderes Format.',
  fileAddressInvalid: 'Diese Adresse ist nicht mehr gültig. Lade die Datei erneut herunter.',
  exportGone: 'Diese Datei wird nicht mehr aufbewahrt. Exportiere sie noch einmal.',
  tooManyFileExports:
    'Du hast in einer Stunde sehr viele Dateien exportiert. Versuche es später noch einmal.',
  backdropUnavailable: 'Diese Kreation lässt sich nicht ohne Hintergrund exportieren.',
  documentInvalid:
    'Dieses Dokument lässt sich nicht lesen. Lade die Seite neu und versuche es noch einmal.',
  documentNewer: 'Dieses Dokument braucht eine neuere Version des Studios. Lade die Seite neu.',
  documentTooLarge: 'Dieses Dokument ist zu groß. Lösche einige Ebenen.',
  documentAssetUnknown:
    'Eine Ebene zeigt eine Datei, die nicht in diesem Arbeitsbereich liegt. Lösche die Ebene.',
  documentVersionMissing: 'Gib an, welche Version des Dokuments du geändert hast.',
  documentChanged: 'Dieses Dokument wurde inzwischen woanders geändert.',
  tooManyFolders:
    'Du hast so viele Ordner, wie es geben kann. Lösche einen, den du nicht mehr brauchst.',
  documentsFull: ({ maximum }) =>
    `In deinem Tarif ist Platz für ${maximum} Dokumente. Lösche eines oder hol dir mit einem höheren Abo mehr.`,
  documentsFullHighest: 'Du hast so viele Dokumente, wie Platz haben. Lösche einige.',
  uploadTooLarge: 'Die Datei ist größer als 25 MB',
  uploadTooManyFrames: ({ maximum }) =>
    `Diese Datei hat mehr als ${maximum} Bilder. Probiere eine kürzere.`,
  uploadTooManyPixels:
    'Die Bilder dieser Datei haben zusammen zu viele Pixel. Probiere eine kleinere oder kürzere.',
  tooManyUploads:
    'Du hast in einer Stunde sehr viele Dateien hochgeladen. Versuche es später noch einmal.',
  diskFull:
    'Unser Speicher ist voll, deshalb können wir gerade nichts Neues annehmen. Versuche es später noch einmal. Es wurde nichts berechnet.',
  storageFull:
    'Dein Speicher ist voll. Lösche Kreationen, die du nicht mehr brauchst, oder hol dir mit einem höheren Tarif mehr Platz. Es wurde nichts berechnet.',
  storageFullHighest:
    'Dein Speicher ist voll. Lösche Kreationen, die du nicht mehr brauchst. Es wurde nichts berechnet.',
  shuttingDown: 'Wir starten gerade neu. Versuche es gleich noch einmal.',

  // Accounts
  missingCredentials: 'Bitte gib Benutzername und Passwort ein',
  missingFields: 'Bitte fülle alle Felder aus',
  passwordTooShort: ({ minimum }) => `Das Passwort braucht mindestens ${minimum} Zeichen`,
  invalidEmail: 'Bitte gib eine gültige E-Mail-Adresse ein',
  noAccessToken: 'Kein Zugriffstoken erhalten',
  usernameTaken: 'Dieser Benutzername ist vergeben. Probiere einen anderen.',
  emailTaken: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich damit an.',
  badCredentials: 'Benutzername oder Passwort falsch.',
  tooManyLogins: 'Zu viele Versuche. Warte kurz und versuche es noch einmal.',
  tooManySignups: 'Zu viele neue Konten aus diesem Netzwerk. Versuche es später noch einmal.',

  // Messages to us
  tooManyMessages:
    'Du hast schon mehrere Nachrichten gesendet. Versuche es in einer Stunde noch einmal.',
  mailboxFull:
    'Wir bekommen gerade sehr viele Nachrichten. Versuche es in einer Stunde noch einmal.',
  mailAway:
    'Nachricht nicht gesendet. Dein Entwurf ist noch da. Versuche es in einer Minute noch einmal.',

  // Pictures and loops
  gifNeedsSubscription: 'GIFs gibt es nur mit Creator und Studio.',
  advancedNeedsSubscription: 'Stile, Seeds und negative Prompts gibt es mit Creator und Studio.',
  negativePromptTooLong: 'Negative Prompts können höchstens 500 Zeichen haben.',
  modelTakesNoNegativePrompt:
    'Dieses Modell unterstützt keine negativen Prompts. Leere das Feld oder wähle ein anderes Modell.',
  sizeNeedsSubscription: 'Diese Größe gibt es in einem höheren Tarif.',
  imageTooLarge: 'Die Datei ist größer als 5 MB',
  imageUnsupported: 'Dieser Dateityp wird nicht unterstützt',
  imageTooManyPixels: 'Dieses Bild hat mehr als 40 Megapixel. Probiere ein kleineres.',
  imageDamaged: 'Dieses Bild lässt sich nicht lesen. Probiere eine andere Datei.',
  queueFull: 'Gerade ist viel los. Versuche es gleich noch einmal.',
  tooManyWaiting:
    'Du hast schon viele Kreationen in der Warteschlange. Versuche es noch einmal, wenn ein paar fertig sind.',
  lostSight: 'Verbindung verloren. Wird die Kreation fertig, findest du sie in deiner Galerie.',
  cancelled: 'Abgebrochen. Es wurde nichts berechnet.',
  generationFailed: 'Das Generieren hat nicht geklappt. Versuche es noch einmal.',
  clipUnusable: 'Der Clip des Videomodells ist unbrauchbar. Versuche es noch einmal.',
  nothingToDraw: ({ words }) =>
    `${couldNotDraw(words)} Nenne Dinge auf Englisch, zum Beispiel „a fox in the snow“. Es wurde nichts berechnet.`,
  noPrompt: 'Gib einen Prompt ein',
  outOfTokens: 'Deine Tokens für diese Woche sind aufgebraucht.',

  // Plans and payments
  portalFailed: 'Die Abrechnung konnte nicht geladen werden. Versuche es später noch einmal.',
  paymentsOff: 'Bezahlte Tarife sind hier gerade nicht verfügbar.',
  unknownPrice: 'Dieser Tarif ist nicht verfügbar. Lade die Seite neu und wähle noch einmal.',
  samePlan: 'Diesen Tarif hast du schon. Lade die Seite neu, um ihn zu sehen.',
  noSubscription: 'Du hast noch kein Abo zum Ändern. Wähle einen Tarif, um eins zu starten.',
  noBillingAccount: 'Noch gibt es nichts zu verwalten. Wähle einen Tarif, um ein Abo zu starten.',
  settlePaymentFirst:
    'Deine letzte Zahlung ist fehlgeschlagen. Aktualisiere deine Kreditkarte unter „Abo verwalten“ und wechsle dann den Tarif.',
  cardDeclined:
    'Deine Kreditkarte wurde abgelehnt, dein Tarif ist unverändert. Aktualisiere sie unter „Abo verwalten“ und versuche es noch einmal.',
  paymentsAway:
    'Der Zahlungsdienst antwortet nicht. Versuche es gleich noch einmal. Es wird nichts doppelt abgebucht.',
  paymentsUncertain:
    'Das konnten wir nicht abschließen. Lade die Seite neu und prüfe deinen Tarif, bevor du es noch einmal versuchst. Es wird nichts doppelt abgebucht.',
  planChangeRunning: 'Deine letzte Änderung läuft noch. Versuche es gleich noch einmal.',
  communityClosed: 'Die Community-Galerie ist hier geschlossen.',
  textAgainstRules:
    'Titel, Beschreibung oder Prompt verstoßen gegen unsere Inhaltsregeln. Ändere sie oder teile nur über den Link.',
  ownLike: 'Eigene Kreationen kannst du nicht mit „Gefällt mir“ markieren.',
  bioTooLong: 'Texte über dich können höchstens 300 Zeichen haben.',
  notOperator: 'Das dürfen nur Betreiber.',
  loginSuspended:
    'Dein Konto ist gesperrt, deshalb kannst du dich nicht anmelden. Wenn das ein Irrtum ist, schreib uns über die Kontaktseite.',
  accountSuspended:
    'Du kannst gerade nichts teilen. Sieh dir die Entscheidungen über deine Kreationen an.',
  profileRemoved:
    'Deine öffentliche Seite wurde geschlossen. Die Gründe stehen unter „Entscheidungen“.',
  alreadyDecided: 'Darüber wurde schon entschieden.',
  reasonMissing: 'Wähle einen Grund.',
  tooManyReports:
    'Du hast schon mehrere Kreationen gemeldet. Bitte versuch es in einer Stunde noch einmal.',
  shareRemoved:
    'Diese Seite wurde entfernt, weil sie gegen unsere Regeln verstößt. Sie kann nicht noch einmal geteilt werden.',
  tooManyRequests: 'Zu viele Anfragen. Bitte versuch es später noch einmal.',
  remixUnavailable:
    'Das Original kann nicht mehr geremixt werden. Entferne es und versuch es noch einmal.',
  teamPlanOnly: 'Ein Team braucht den Studio-Plan.',
  workspaceReadOnly: 'Der Plan dieses Teams ist beendet. Deshalb kann hier nichts Neues entstehen.',
  transferTeamsFirst: 'Dir gehört ein Team. Übertrage oder schließe es und lösche dann dein Konto.',
  webhookRefused: 'Die Signatur dieses Ereignisses ist nicht gültig.',
  passwordCommon: 'Dieses Passwort ist zu häufig. Bitte wähle ein anderes.',
  wrongPassword: 'Das ist nicht dein aktuelles Passwort.',
  signInAgain:
    'Bitte melde dich ab und wieder an und versuche es innerhalb von 15 Minuten noch einmal.',
  linkExpired: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Fordere einen neuen an.',
  tooManyMails:
    'Wir haben dir schon mehrere E-Mails geschickt. Prüfe dein Postfach oder versuche es in einer Stunde noch einmal.',
  emailUnchanged: 'Das ist schon deine E-Mail-Adresse.',
  nothingToConfirm: 'Es gibt keine E-Mail-Adresse mehr zu bestätigen.',
  providerOff: 'Diese Anmeldemethode ist hier nicht verfügbar.',
  providerAway: 'Der Anmeldedienst antwortet nicht. Versuche es gleich noch einmal.',
  identityRefused: 'Der Anmeldedienst hat dein Konto nicht bestätigt. Versuche es noch einmal.',
  identityEmailTaken:
    'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich dort an und verbinde diese Anmeldemethode dann in deinem Profil.',
  identityTaken: 'Dieses Konto ist schon mit einem anderen Loopwright-Konto verbunden.',
  identityReplaces: 'Du hast schon ein anderes Konto dieser Art verbunden. Trenne es zuerst.',
  notLinked: 'Dieses Konto ist nicht verbunden.',
  lastWayIn:
    'Das ist dein einziger Zugang. Lege zuerst ein Passwort fest oder verbinde ein anderes Konto.',
  confirmWithUsername:
    'Gib zur Bestätigung deinen Benutzernamen genau so ein, wie er angezeigt wird.',
  deletionNeedsPayments:
    'Der Zahlungsdienst antwortet nicht, deshalb konnte dein Abo nicht beendet werden. Es wurde nichts gelöscht. Versuche es gleich noch einmal.',
  tooManyExports:
    'Du hast deine Daten schon mehrmals exportiert. Versuche es in einer Stunde noch einmal.',
  promptAgainstRules:
    'Dieser Prompt verstößt gegen unsere Inhaltsregeln. Ändere ihn und versuche es noch einmal. Es wurde nichts berechnet.',
  challengeFailed: 'Bitte bestätige, dass du ein Mensch bist, und versuche es noch einmal.',
  challengeAway: 'Der Bot-Schutz antwortet nicht. Versuche es gleich noch einmal.',
  tooManyGenerations: 'Das geht etwas zu schnell. Versuche es in Kürze noch einmal.',
  tooManyEnhancements:
    'Das waren sehr viele Vorschläge in kurzer Zeit. Versuche es in Kürze noch einmal.',
  tooManyFollowing:
    'Du hast zu viele Kreationen geöffnet. Schließe ein paar Fenster und versuche es noch einmal.',

  // Models of others
  modelUnknown: 'Dieses Modell ist hier nicht verfügbar. Lade die Seite neu und wähle noch einmal.',
  modelNeedsSubscription: 'Dieses Modell gibt es in einem höheren Tarif.',
  modelGone:
    'Dieses Modell ist nicht mehr verfügbar. Es wurde nichts berechnet. Bitte wähle ein anderes.',
  modelAspect: 'Dieses Modell unterstützt dieses Format nicht. Bitte wähle ein anderes.',
  modelReference:
    'Dieses Modell unterstützt keine Referenzbilder. Entferne das Bild oder wähle ein anderes Modell.',
  modelSeed:
    'Dieses Modell unterstützt keine Seeds. Löse die Fixierung oder wähle ein anderes Modell.',
  modelAway:
    'Der Bilddienst antwortet nicht. Es wurde nichts berechnet. Versuche es gleich noch einmal.',
  modelBusy:
    'Der Bilddienst ist gerade überlastet. Es wurde nichts berechnet. Versuche es gleich noch einmal.',
  modelAccount:
    'Der Bilddienst nimmt unsere Anfragen nicht an. Es wurde nichts berechnet. Wir kümmern uns darum.',
  modelTooSlow:
    'Der Bilddienst hat zu lange gebraucht. Es wurde nichts berechnet. Versuche es noch einmal.',
  modelUnusable:
    'Die Antwort des Bilddienstes ist unbrauchbar. Es wurde nichts berechnet. Versuche es noch einmal.',
  modelFailed: 'Fehler beim Bilddienst. Es wurde nichts berechnet. Versuche es noch einmal.',
  modelDeclined:
    'Der Bilddienst konnte das nicht umsetzen. Es wurde nichts berechnet. Ändere den Prompt oder die Optionen.',
  modelRefused:
    'Der Bilddienst hat diesen Prompt nach seinen eigenen Regeln abgelehnt. Es wurde nichts berechnet. Bitte ändere ihn.',
  modelRefusedSexual:
    'Der Bilddienst erlaubt keine sexuellen Inhalte. Es wurde nichts berechnet. Bitte ändere den Prompt.',
  modelRefusedViolence:
    'Der Bilddienst erlaubt keine gewalttätigen oder hasserfüllten Inhalte. Es wurde nichts berechnet. Bitte ändere den Prompt.',
  modelRefusedPeople:
    'Der Bilddienst erlaubt solche Bilder von echten Menschen oder Kindern nicht. Es wurde nichts berechnet. Bitte ändere den Prompt.',
  modelRefusedRights:
    'Der Bilddienst kopiert keine geschützten Werke. Es wurde nichts berechnet. Bitte ändere den Prompt.',
  modelInterrupted:
    'Dein Bild wurde unterbrochen und nicht fertig. Es wurde nichts berechnet. Versuche es noch einmal.',
  clipGone:
    'Der Clip dieses Loops ist nicht mehr gespeichert. Neue Schnitte sind nicht mehr möglich.',
  noSuchCut: 'Dieser Schnitt ist nicht verfügbar. Lade die Seite neu und wähle noch einmal.',
};
