import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['cuts'] = {
  title: 'Point de bouclage',
  seam: (ratio) => `Boucle fluide (${ratio}×).`,
  jump: (ratio) => `Léger saut à la reprise (${ratio}×).`,
  seconds: (count) => `${count} s`,
  way: (way, score) => `${way} · ${score}`,
  ways: { native: 'Boucle d’elle-même', plain: 'Coupe franche', fade: 'Fondu enchaîné' },
  from: (seconds) => `À partir de la seconde ${seconds} du clip.`,
  boomerang: 'Boomerang',
  boomerangWay: 'En avant, puis à l’envers',
  hint: (day) =>
    `Les nouvelles coupes sont gratuites jusqu’au ${day} et s’ajoutent à votre galerie.`,
  gone: 'Nous ne conservons plus le clip : aucune nouvelle coupe n’est possible.',
  cutting: 'Découpe en cours',
  queued: (ahead) => (ahead === 0 ? 'Prochaine dans la file' : `${ahead} avant la vôtre`),
  cancel: 'Annuler',
  ready: 'Nouvelle coupe prête.',
  failed: 'Cette coupe n’a pas abouti. Réessayez.',
};
