import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['teams'] = {
  pageTitle: 'Team',
  pageDescription:
    'Dein Loopwright-Team: wer dazugehört, was die einzelnen Mitglieder dürfen und wer eingeladen ist.',
  title: 'Team',
  denied: 'Zugriff verweigert',
  deniedText: 'Melde dich an, um dein Team zu sehen.',
  logIn: 'Anmelden',
  loading: 'Dein Team wird geladen …',
  loadFailed: 'Dein Team konnte nicht geladen werden.',
  notifications: 'Mitteilungen',
  tryAgain: 'Noch einmal versuchen',
  problems: {
    teamNeedsStudio:
      'Teams gehören zu Studio. Abonniere Studio zuerst in deinem persönlichen Arbeitsbereich.',
    seatsInUse: ({ used }) =>
      `Dein Team belegt ${used} Plätze. Entferne zuerst Mitglieder oder ziehe Einladungen zurück.`,
    seatsNotSold: 'Weitere Plätze gibt es hier nicht.',
    alreadyMember: 'Diese Person ist schon im Team.',
    ownerStays: 'Übertrage das Team, bevor du gehst, oder schließe es.',
    confirmWithTeamName:
      'Gib zur Bestätigung den Namen des Teams genau so ein, wie er angezeigt wird.',
    closeNeedsEndedPlan:
      'Dein persönlicher Arbeitsbereich hat eigene Zahlungen. Kündige den Plan des Teams; sobald er beendet ist, kannst du das Team schließen.',
    teamFull: ({ maximum }) =>
      `Ein Team hat Platz für ${maximum} Personen, offene Einladungen mitgezählt. Entferne zuerst jemanden oder zieh eine Einladung zurück.`,
    invitationGone:
      'Diese Einladung ist abgelaufen, wurde zurückgezogen oder schon benutzt. Bitte um eine neue.',
    invitationForOther:
      'Diese Einladung gilt für eine andere E-Mail-Adresse. Melde dich mit dem Konto an, das sie hat.',
    invitationNeedsConfirmedEmail:
      'Bestätige zuerst deine E-Mail-Adresse: Öffne den Link, den wir dir geschickt haben, und nimm dann die Einladung an.',
  },
  changeFailed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  personal: 'Persönlich',
  brandKit: {
    open: 'Brand-Kit öffnen',
    title: 'Brand-Kit',
    pageDescription:
      'Die Farben, Schriften, das Logo, die Textstile und das Wasserzeichen deines Arbeitsbereichs, bereit für jedes Dokument im Studio.',
    deniedText: 'Melde dich an, um dein Brand-Kit zu sehen.',
    loading: 'Dein Brand-Kit wird geladen …',
  },
  switcher: 'Arbeitsbereich',
  offer: {
    title: 'Gemeinsam arbeiten',
    text: (seats) =>
      `Mit Studio teilen sich bis zu ${seats} Personen eine Galerie, die Dokumente im Studio und die Tokens der Woche.`,
    link: 'Studio ansehen',
  },
  create: {
    title: 'Team erstellen',
    text: (seats) =>
      `Dein Studio-Plan und die restlichen Tokens dieser Woche gehen an das Team, in dem ${seats} Personen Platz haben. Dein persönlicher Arbeitsbereich läuft mit Starter weiter.`,
    name: 'Name des Teams',
    submit: 'Team erstellen',
    busy: 'Wird erstellt …',
  },
  list: {
    title: 'Deine Arbeitsbereiche',
    open: 'Öffnen',
    current: 'Gerade offen',
  },
  readOnly: {
    title: 'Dieses Team lässt sich nur noch ansehen',
    text: (days) =>
      `Sein Plan ist beendet. Alles bleibt zum Ansehen, Herunterladen und Exportieren da, und mindestens ${days} Tage lang wird nichts gelöscht.`,
    owner: 'Abonniere Studio, um hier wieder zu erstellen.',
    member: 'Wem das Team gehört, kann Studio wieder abonnieren.',
    link: 'Pläne ansehen',
  },
  roles: { owner: 'Inhaber', admin: 'Admin', member: 'Mitglied', viewer: 'Betrachter' },
  roleTexts: {
    owner: 'Alles, auch den Plan und das Schließen des Teams',
    admin: 'Erstellt und verwaltet Mitglieder',
    member: 'Erstellt, bearbeitet, teilt und exportiert',
    viewer: 'Sieht an und lädt herunter',
  },
  members: {
    title: 'Mitglieder',
    seats: (used, maximum) => `${used} von ${maximum} Plätzen belegt`,
    you: 'du',
    roleOf: (name) => `Rolle von ${name}`,
    remove: 'Entfernen',
    removeOf: (name) => `${name} entfernen`,
    removeQuestion: (name) => `${name} aus dem Team entfernen?`,
    removeDetail:
      'Der Zugang endet sofort. Was diese Person erstellt hat und was gerade entsteht, bleibt beim Team.',
    removed: (name) => `${name} gehört nicht mehr zum Team.`,
    transfer: 'Zum Inhaber machen',
    transferOf: (name) => `${name} zum Inhaber machen`,
    transferQuestion: (name) => `${name} zum Inhaber machen?`,
    transferDetail:
      'Von da an verwaltet diese Person den Plan und die Zahlungen, und du wirst Admin. Die hinterlegte Karte wird belastet, bis sie geändert wird.',
    transferred: (name) => `Das Team gehört jetzt ${name}.`,
  },
  invite: {
    title: 'Jemanden einladen',
    email: 'E-Mail',
    role: 'Rolle',
    submit: 'Einladung senden',
    hint: (days) => `Der Link gilt einmal, ${days} Tage lang, nur für diese Adresse.`,
    sent: (email) => `Einladung an ${email} gesendet.`,
    full: 'Alle Plätze sind belegt. Entferne jemanden oder zieh eine Einladung zurück, um andere einzuladen.',
    invalid: 'Bitte gib eine gültige E-Mail-Adresse ein',
  },
  invitations: {
    title: 'Offene Einladungen',
    until: (day) => `bis ${day}`,
    withdraw: 'Zurückziehen',
    withdrawOf: (email) => `Einladung an ${email} zurückziehen`,
    withdrawn: 'Einladung zurückgezogen.',
  },
  seats: {
    title: 'Plätze',
    included: (included) => `Studio enthält ${included} Plätze.`,
    paid: (included, extra) => `Studio enthält ${included} Plätze, du bezahlst ${extra} weitere.`,
    label: 'Zusätzliche Plätze',
    price: (price) => `je ${price} im Monat`,
    total: (count, price) =>
      `${count} ${count === 1 ? 'zusätzlicher Platz' : 'zusätzliche Plätze'}: ${price} im Monat zusätzlich zu Studio.`,
    none: 'Keine zusätzlichen Plätze: Nur Studio wird berechnet.',
    inUse: (used) =>
      `Dein Team belegt ${used} Plätze. Für weniger musst du zuerst Mitglieder entfernen oder Einladungen zurückziehen.`,
    submit: 'Plätze ändern',
    question: (count) =>
      `Auf ${count} ${count === 1 ? 'zusätzlichen Platz' : 'zusätzliche Plätze'} ändern?`,
    detail: (price) =>
      `Zusätzliche Plätze kosten ab jetzt ${price} im Monat. Die Änderung gilt sofort. Die anteilige Differenz für den Rest des Monats steht auf deiner nächsten Rechnung.`,
    changed: 'Plätze geändert.',
  },
  settings: {
    title: 'Einstellungen',
    rename: 'Namen speichern',
    renamed: 'Name gespeichert.',
    changed: 'Rolle geändert.',
    leave: 'Team verlassen',
    leaveQuestion: 'Dieses Team verlassen?',
    leaveDetail: 'Dein Zugang endet sofort. Was du erstellt hast, bleibt beim Team.',
    left: 'Du hast das Team verlassen.',
    close: 'Team schließen',
    closeText:
      'Löscht alles, was dem Team gehört. Der Studio-Plan und der Rest der Woche kommen zurück in deinen persönlichen Arbeitsbereich. Die Mitglieder behalten nichts vom Team.',
    closeConfirm: (name) => `Gib zur Bestätigung „${name}“ ein`,
    closed: 'Das Team ist geschlossen.',
  },
  invitation: {
    pageTitle: 'Einladung',
    pageDescription:
      'Du bist in ein Team auf Loopwright eingeladen, in dem ihr gemeinsam Bilder und Loops erstellt.',
    title: 'Einem Team beitreten',
    loading: 'Deine Einladung wird geöffnet …',
    heading: (team) => `„${team}“ beitreten`,
    text: (invitedBy, role) => `${invitedBy} lädt dich ein. Deine Rolle: ${role}.`,
    textUnknown: (role) => `Du bist eingeladen. Deine Rolle: ${role}.`,
    for: (email) => `Nur für ${email}.`,
    accept: 'Einladung annehmen',
    busy: 'Du trittst bei …',
    signIn: 'Anmelden und annehmen',
    signUp: 'Konto erstellen',
    needsAccount:
      'Du brauchst ein Konto mit dieser E-Mail-Adresse. Öffne danach diesen Link noch einmal.',
    gone: 'Diese Einladung gilt nicht mehr',
    goneText: 'Sie ist abgelaufen, wurde zurückgezogen oder schon benutzt. Bitte um eine neue.',
    home: 'Zur Startseite',
    failed: 'Die Einladung konnte nicht geöffnet werden. Bitte versuche es noch einmal.',
  },
};
