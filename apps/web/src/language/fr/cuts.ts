import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['cuts'] = {
  title: 'Là où la boucle se ferme',
  seam: (ratio) => `Le pas de retour au début vaut ${ratio} × l’un des plus grands pas.`,
  jump: (ratio) =>
    `Le pas de retour au début vaut ${ratio} × l’un des plus grands pas : cela peut se voir.`,
  seconds: (count) => `${count} s`,
  way: (way, score) => `${way} · ${score}`,
  ways: { native: 'Se ferme seule', plain: 'Coupe nette', fade: 'Fondu doux' },
  from: (seconds) => `À partir de la seconde ${seconds} du clip.`,
  boomerang: 'Aller-retour',
  boomerangWay: 'Puis à l’envers',
  hint: (day) =>
    `Une autre coupe ne coûte rien et rejoint celle-ci dans votre galerie. Jusqu’au ${day}.`,
  gone: 'Le clip n’est plus conservé : cette coupe reste telle quelle.',
  cutting: 'Découpe en cours',
  queued: (ahead) => (ahead === 0 ? 'C’est bientôt à vous' : `${ahead} avant vous`),
  cancel: 'Annuler',
  ready: 'La voici.',
  failed: 'Cette coupe n’a pas abouti. Veuillez réessayer.',
};
