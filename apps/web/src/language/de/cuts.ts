import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['cuts'] = {
  title: 'Loop-Punkt',
  seam: (ratio) => `Nahtloser Loop (${ratio}×).`,
  jump: (ratio) => `Leichter Sprung am Loop-Punkt (${ratio}×).`,
  seconds: (count) => `${count} s`,
  way: (way, score) => `${way} · ${score}`,
  ways: { native: 'Schließt von selbst', plain: 'Glatter Schnitt', fade: 'Weicher Übergang' },
  from: (seconds) => `Ab Sekunde ${seconds} des Clips.`,
  boomerang: 'Boomerang',
  boomerangWay: 'Erst vorwärts, dann rückwärts',
  hint: (day) => `Ein anderer Schnitt kostet nichts und kommt dazu in deine Galerie. Bis ${day}.`,
  gone: 'Der Clip wird nicht mehr aufbewahrt: Es bleibt bei diesem Schnitt.',
  cutting: 'Wird geschnitten',
  queued: (ahead) => (ahead === 0 ? 'Als Nächstes dran' : `Noch ${ahead} davor`),
  cancel: 'Abbrechen',
  ready: 'Neuer Schnitt fertig.',
  failed: 'Dieser Schnitt hat nicht geklappt. Versuch es bitte noch einmal.',
};
