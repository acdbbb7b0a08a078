import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['story'] = {
  home: {
    benefits: 'Du bringst den Satz mit. Das Handwerk ist schon da.',
    steps: 'So geht’s',
    closing: 'Irgendwo will ein Satz sich bewegen.',
  },
  generator: {
    benefits: 'Alles, was ein GIF braucht. Nichts, was du lernen musst.',
    steps: 'So machst du ein KI-GIF',
    closing: 'Dein erster Loop ist nur einen Satz entfernt.',
  },
  benefits: {
    editor: {
      title: 'Ein intuitiver Editor',
      text: 'Beginne mit einem Satz und mach ihn zu deinem: Ebenen verschieben, kürzen, zuschneiden, beschriften. Ganz ohne Vorkenntnisse in Motion Design.',
      anatomy: {
        who: 'wer',
        action: 'macht was',
        place: 'wo',
        time: 'wann',
        style: 'in welchem Stil',
      },
      seconds: 'Länge',
      secondsRange: (from, to) => `${from}–${to} s`,
      rate: 'Bilder pro Sekunde',
      rateRange: (from, to) => `${from}–${to}`,
      shapes: 'Formate',
      size: 'GIF-Größe',
      sizeMaximum: (pixels) => `${pixels} px`,
    },
    speed: {
      title: 'Schnelles serverloses GPU-Rendering',
      text: 'Wir rendern in der Cloud, während du zusiehst. Anders überlegt? Brich ab und zahl nichts.',
      frames: (count) => `${count} Bilder. Nummer ${count + 1} ist wieder das erste.`,
    },
    sizes: {
      title: 'Passend für jeden Feed',
      text: (pixels) =>
        `Vom quadratischen Feed bis zur hohen Story, Standbilder mit bis zu ${pixels} Pixeln. Fertig zum Posten, und du darfst alles kommerziell nutzen.`,
    },
  },
  steps: {
    describe: {
      title: 'Beschreiben',
      text: 'Sag auf Englisch, was du siehst: wer, wo, das Wetter, die Tageszeit, der Stil. Häng ein Bild an, wenn du eins hast.',
    },
    tweak: {
      title: 'Feilen',
      text: 'Stell Länge, FPS, Bildtext und Farblook ein. Sperr den Seed, um nur die Worte zu ändern.',
      sample: (seconds, framesPerSecond, shape) =>
        `${seconds} s · ${framesPerSecond} fps · ${shape}`,
    },
    export: {
      title: 'Exportieren',
      text: 'Lade es herunter oder poste es per Link. In deiner Galerie bleibt es auch.',
      sample: 'GIF · PNG',
    },
  },
  examples: {
    title: 'Getippt, gezeichnet, unverändert.',
    text: 'Hier entstanden, aus nichts als den Worten, die jeweils darunter stehen.',
    label: 'Weitere Loops und Bilder',
    play: (prompt) => `Abspielen: ${prompt}`,
  },
  pricing: 'Ein Abo, unendlich viele Loops',
  testimonials: {
    title: 'Was es aus deiner Woche machen könnte',
    note: 'Wir sind neu. Diese drei haben wir selbst geschrieben, als Beispiele, für wen Loopwright da ist. Echte Stimmen nehmen ihren Platz ein.',
    label: 'Beispiel',
    baker: {
      quote:
        'Das Freitagsangebot bekam früher ein Foto vom Blech. Jetzt bekommt es eine Zimtschnecke, die dampft, solange du hinschaust, und ich gehe trotzdem um vier.',
      role: 'Social-Media-Managerin einer Bäckerei',
    },
    director: {
      quote: 'Ich zeige vor dem Mittag drei bewegte Stimmungen statt am Donnerstag ein Standbild.',
      role: 'Art-Direktor einer kleinen Agentur',
    },
    writer: {
      quote: 'Alle fragen, wie lange ich animiere. Ich tippe eine Minute.',
      role: 'Newsletter-Autorin, ein Team aus einer Person',
    },
  },
  questions: {
    title: 'Gute Fragen',
    free: {
      question: 'Was ist kostenlos?',
      answer: (tokens, plan) =>
        `Mindestens 10 Generierungen im Monat: ${plan} gibt dir jede Woche ${tokens} Bild-Tokens, ohne Karte. GIFs gehören zu den bezahlten Tarifen.`,
    },
    credit: {
      question: 'Was bekomme ich für einen Credit?',
      answer: (image, gif) =>
        `Ein Credit entspricht einer generierten Sekunde Video oder einem GIF-Einzelbild in voller Auflösung. Die Tarife zählen in Tokens: Ein Bild kostet ${image} Token, ein GIF ${gif}. Neue Tokens gibt es jeden Montag.`,
    },
    cancel: {
      question: 'Kann ich jederzeit kündigen?',
      answer:
        'Ja. Jeder Tarif läuft von Monat zu Monat und ist mit einem Klick gekündigt. Was du gemacht hast, bleibt deins.',
    },
    rights: {
      question: 'Darf ich meine Werke kommerziell nutzen?',
      answer:
        'Ja. Du hast die vollen kommerziellen Rechte an deinen Exporten, in jedem Tarif und auch nach dessen Ende.',
    },
    seam: {
      question: 'Schließen die Loops wirklich?',
      answer:
        'Alles in einer Szene bewegt sich in einem Zyklus: Wellen, Flügel, Schnee, Licht. Bei jedem Loop messen wir den Schritt vom letzten Bild zurück zum ersten, damit er aussieht wie jeder andere.',
    },
    marking: {
      question: 'Erkennt man, dass es von einer KI stammt?',
      answer:
        'Jede Datei sagt es in ihrem Inneren, lesbar für Plattformen. Exporte des kostenlosen Tarifs tragen außerdem ein kleines Wasserzeichen; die bezahlten Tarife lassen es weg.',
    },
    length: {
      question: 'Wie lang kann ein KI-GIF sein?',
      answer: (from, to, framesPerSecond) =>
        `${from} bis ${to} Sekunden, mit bis zu ${framesPerSecond} Bildern pro Sekunde. Weil sein Ende in den Anfang greift, läuft es, solange jemand hinschaut.`,
    },
    skill: {
      question: 'Muss ich animieren können?',
      answer:
        'Nein. Du schreibst, was du vor dir siehst, als würdest du es jemandem erzählen. Szene, Bewegung und Loop werden für dich gezeichnet.',
    },
  },
  closing: {
    start: 'Kostenlos loslegen',
    agree: 'Mit dem Anlegen eines Kontos akzeptierst du die {terms} und die {privacy}.',
  },
};
