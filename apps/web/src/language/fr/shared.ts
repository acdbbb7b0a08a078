import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['shared'] = {
  pageTitle: 'Création partagée',
  pageDescription:
    'Une boucle ou une image créée par IA avec Loopwright et partagée avec vous. Regardez-la, téléchargez-la ou créez la vôtre.',
  loop: 'Une boucle parfaite',
  image: 'Une image',
  loading: 'Chargement …',
  gone: 'Rien n’est partagé ici',
  goneHint: 'Le lien est incomplet, ou la création n’est plus partagée.',
  loadFailed: 'Impossible de charger cette création.',
  loadFailedHint: 'Vérifiez votre connexion et réessayez.',
  tryAgain: 'Réessayer',
  pause: 'Mettre en pause',
  play: 'Lire',
  madeWithAi: 'Créé par IA',
  by: 'Par',
  anonymous: 'Anonyme',
  prompt: 'Prompt',
  remix: 'Remixer',
  remixHint: 'Ouvre Créer avec le prompt et les réglages.',
  remixHintPlain: 'Ouvre Créer avec les réglages. Le prompt n’est pas affiché.',
  download: 'Télécharger',
  report: 'Signaler',
  makeOwn: 'Créer la vôtre',
  remixedFrom: 'Remix de',
  another: 'une autre création',
};
