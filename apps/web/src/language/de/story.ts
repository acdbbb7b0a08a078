import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['story'] = {
  home: {
    benefits: 'Du bringst den Satz mit. Loopwright macht den Rest.',
    steps: 'So geht’s',
    closing: 'Dein nächster Loop beginnt mit einem Satz.',
  },
  generator: {
    benefits: 'Alles, was ein GIF braucht. Nichts, was du lernen musst.',
    steps: 'So machst du ein KI-GIF',
    closing: 'Dein erster Loop ist nur einen Satz entfernt.',
  },
  benefits: {
    editor: {
      title: 'Ein intuitiver Editor',
      text: 'Beginne mit einem Satz und mach etwas Eigenes daraus: Ebenen per Drag-and-drop, Kürzen, Zuschneiden, Text. Ganz ohne Vorkenntnisse in Motion Design.',
      anatomy: {
        who: 'Motiv',
        action: 'Handlung',
        place: 'Ort',
        time: 'Zeit',
        style: 'Stil',
      },
      seconds: 'Länge',
      secondsRange: (from, to) => `${from}–${to} s`,
      rate: 'Bildrate',
      rateRange: (from, to) => `${from}–${to}`,
      shapes: 'Formate',
      size: 'GIF-Größe',
      sizeMaximum: (pixels) => `${pixels} px`,
    },
    speed: {
      title: 'Schnelles serverloses GPU-Rendering',
      text: 'Wir rendern in der Cloud, während du zusiehst. Anders überlegt? Brich ab und zahle nichts.',
      frames: (count) => `${count} Frames, dann wieder Frame 1.`,
    },
    sizes: {
      title: 'Passend für jeden Feed',
      text: (pixels) =>
        `Quadrat, Hochformat, Story oder Breitbild, mit Bildern bis 4K (${pixels} Pixel). Kommerzielle Nutzung inklusive.`,
    },
  },
  steps: {
    describe: {
      title: 'Beschreiben',
      text: 'Sag, was du siehst: Motiv, Ort, Wetter, Tageszeit, Stil. Füge ein Bild hinzu, wenn du eins hast.',
    },
    tweak: {
      title: 'Anpassen',
      text: 'Stelle Länge, FPS, Text und Farblook ein. Fixiere den Seed, um nur den Prompt zu ändern.',
      sample: (seconds, framesPerSecond, shape) =>
        `${seconds} s · ${framesPerSecond} fps · ${shape}`,
    },
    export: {
      title: 'Exportieren',
      text: 'Lade dein Ergebnis herunter oder poste es per Link. Es bleibt in deiner Galerie.',
      sample: 'GIF · MP4 · WebP · PNG',
    },
  },
  examples: {
    title: 'Direkt aus dem Prompt.',
    text: 'Alle mit Loopwright erstellt, jeweils aus dem Prompt darunter.',
    label: 'Weitere Loops und Bilder',
    play: (prompt) => `Abspielen: ${prompt}`,
  },
  pricing: 'Ein Abo, unendlich viele Loops',
  testimonials: {
    title: 'Gemacht für Wochen wie deine',
    note: 'Wir sind neu. Das hier sind Beispiele, keine Kundenstimmen.',
    label: 'Beispiel',
    baker: {
      quote:
        'Das Freitagsangebot bekam früher ein Foto vom Blech. Jetzt bekommt es eine Zimtschnecke, die nie aufhört zu dampfen, und ich habe trotzdem um vier Feierabend.',
      role: 'Social-Media-Managerin einer Bäckerei',
    },
    director: {
      quote: 'Bis mittags zeige ich drei bewegte Moodboards statt donnerstags ein Standbild.',
      role: 'Art-Director einer kleinen Agentur',
    },
    writer: {
      quote: 'Alle fragen, wie lange ich animiere. Ich tippe eine Minute.',
      role: 'Newsletter-Autorin, Ein-Personen-Team',
    },
  },
  questions: {
    title: 'Fragen und Antworten',
    free: {
      question: 'Was ist kostenlos?',
      answer: (tokens, plan) =>
        `Mindestens 10 Generierungen im Monat: ${plan} gibt dir jede Woche ${tokens} Bild-Tokens, ohne Kreditkarte. GIFs gehören zu den bezahlten Tarifen.`,
    },
    credit: {
      question: 'Was bekomme ich für einen Credit?',
      answer: (image, gif) =>
        `Ein Credit entspricht einer generierten Sekunde Video oder einem GIF-Frame in voller Auflösung. Die Tarife zählen in Tokens: Ein Bild kostet ${image} Token, ein GIF ${gif}. Neue Tokens gibt es jeden Montag.`,
    },
    cancel: {
      question: 'Kann ich jederzeit kündigen?',
      answer:
        'Ja. Du zahlst monatlich und kündigst mit einem Klick. Was du erstellt hast, bleibt deins.',
    },
    rights: {
      question: 'Darf ich meine Kreationen kommerziell nutzen?',
      answer:
        'Ja. Du hast die vollen kommerziellen Rechte an deinen Exporten, in jedem Tarif und auch nach der Kündigung.',
    },
    seam: {
      question: 'Sind die Loops wirklich nahtlos?',
      answer:
        'Alles in einer Szene bewegt sich in einem Zyklus: Wellen, Flügel, Schnee, Licht. Bei jedem Loop prüfen wir den Übergang vom letzten zum ersten Frame, damit er aussieht wie jeder andere.',
    },
    marking: {
      question: 'Erkennt man, dass es von einer KI stammt?',
      answer:
        'Ja. Jede Datei enthält KI-Metadaten, die Plattformen lesen können. Exporte im kostenlosen Tarif tragen außerdem ein kleines Wasserzeichen, die in bezahlten Tarifen nicht.',
    },
    length: {
      question: 'Wie lang kann ein KI-GIF sein?',
      answer: (from, to, framesPerSecond) =>
        `${from} bis ${to} Sekunden, mit bis zu ${framesPerSecond} Bildern pro Sekunde. Und weil es ein Loop ist, hört es nie auf.`,
    },
    skill: {
      question: 'Muss ich animieren können?',
      answer:
        'Nein. Beschreibe einfach, was du vor dir siehst, als würdest du es Freunden erzählen. Szene, Bewegung und Loop zeichnen wir für dich.',
    },
  },
  closing: {
    start: 'Kostenlos loslegen',
    agree: 'Mit dem Anlegen eines Kontos akzeptierst du die {terms} und die {privacy}.',
  },
};
