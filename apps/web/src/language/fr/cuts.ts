import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['cuts'] = {
  title: 'Point de bouclage',
  seam: (ratio) => `Boucle fluide (${ratio}×).`,
  jump: (ratio) => `Léger saut à la reprise (${ratio}×).`,
  seconds: (count) => `${count} s`,
  way: (way, score) => `${way} · ${score}`,
  ways: { native: 'Se ferme seule', plain: 'Coupe nette', fade: 'Fondu doux' },
  from: (seconds) => `À partir de la seconde ${seconds} du clip.`,
  boomerang: 'Boomerang',
  boomerangWay: 'En avant, puis à l’envers',
  hint: (day) =>
    `Une autre coupe ne coûte rien et rejoint celle-ci dans votre galerie. Jusqu’au ${day}.`,
  gone: 'Le clip n’est plus conservé : cette coupe reste telle quelle.',
  cutting: 'Découpe en cours',
  queued: (ahead) => (ahead === 0 ? 'Prochaine dans la file' : `${ahead} avant la vôtre`),
  cancel: 'Annuler',
  ready: 'Nouvelle coupe prête.',
  failed: 'Cette coupe n’a pas abouti. Veuillez réessayer.',
};
