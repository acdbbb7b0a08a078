import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['cuts'] = {
  title: 'Loop-Punkt',
  seam: (ratio) => `Nahtloser Loop (${ratio}×).`,
  jump: (ratio) => `Leichter Sprung am Loop-Punkt (${ratio}×).`,
  seconds: (count) => `${count} s`,
  way: (way, score) => `${way} · ${score}`,
  ways: { native: 'Loopt von selbst', plain: 'Harter Schnitt', fade: 'Überblendung' },
  from: (seconds) => `Ab Sekunde ${seconds} des Clips.`,
  boomerang: 'Boomerang',
  boomerangWay: 'Erst vorwärts, dann rückwärts',
  hint: (day) =>
    `Neue Schnitte sind bis zum ${day} kostenlos und kommen zusätzlich in deine Galerie.`,
  gone: 'Der Clip ist nicht mehr gespeichert. Neue Schnitte sind nicht mehr möglich.',
  cutting: 'Wird geschnitten',
  queued: (ahead) => (ahead === 0 ? 'Als Nächstes dran' : `Noch ${ahead} davor`),
  cancel: 'Abbrechen',
  ready: 'Neuer Schnitt fertig.',
  failed: 'Dieser Schnitt hat nicht geklappt. Versuche es noch einmal.',
};
