import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['cuts'] = {
  title: 'Wo sich der Loop schließt',
  seam: (ratio) => `Der Schritt zurück zum Anfang ist ${ratio} × so groß wie einer der größeren.`,
  jump: (ratio) =>
    `Der Schritt zurück zum Anfang ist ${ratio} × so groß wie einer der größeren: Das kann man sehen.`,
  seconds: (count) => `${count} s`,
  way: (way, score) => `${way} · ${score}`,
  ways: { native: 'Schließt von selbst', plain: 'Glatter Schnitt', fade: 'Weicher Übergang' },
  from: (seconds) => `Ab Sekunde ${seconds} des Clips.`,
  boomerang: 'Hin und zurück',
  boomerangWay: 'Auch rückwärts',
  hint: (day) => `Ein anderer Schnitt kostet nichts und kommt dazu in deine Galerie. Bis ${day}.`,
  gone: 'Der Clip wird nicht mehr aufbewahrt: Es bleibt bei diesem Schnitt.',
  cutting: 'Wird geschnitten',
  queued: (ahead) => (ahead === 0 ? 'Gleich dran' : `Noch ${ahead} vor dir`),
  cancel: 'Abbrechen',
  ready: 'Da ist er.',
  failed: 'Dieser Schnitt hat nicht geklappt. Versuch es bitte noch einmal.',
};
