import type { Catalogue } from '../catalogue.ts';

/** The page with what tokens were used for. */
export const texts: Catalogue['usage'] = {
  pageTitle: 'Utilisation',
  pageDescription:
    'Vos jetons Loopwright : ce qu’il vous reste, ce que vous avez utilisé et ce qui vous a été rendu.',
  title: 'Utilisation',
  denied: 'Accès refusé',
  deniedText: 'Connectez-vous pour voir l’utilisation de vos jetons.',
  logIn: 'Se connecter',
  loading: 'Chargement de l’utilisation…',
  loadFailed: 'Impossible de charger l’utilisation de vos jetons.',
  loadFailedHint: 'Vérifiez votre connexion et réessayez.',
  tryAgain: 'Réessayer',
  balance: 'Jetons restants',
  download: 'Télécharger le CSV',
  downloading: 'Préparation…',
  downloaded: 'Téléchargement lancé.',
  downloadFailed: 'Impossible de télécharger le fichier. Réessayez.',
  chart: {
    title: '30 derniers jours',
    total: (tokens) => `Jetons utilisés : ${tokens}`,
    summary: (total, most, day) =>
      `Jetons utilisés par jour sur les 30 derniers jours : ${total} au total, au plus ${most} le ${day}. Le tableau ci-dessous les présente par jour.`,
    none: 'Aucun jeton utilisé ces 30 derniers jours.',
  },
  history: {
    title: 'Historique',
    caption: 'Variations de vos jetons par jour, de la plus récente à la plus ancienne',
    time: 'Heure',
    what: 'Activité',
    tokens: 'Jetons',
    usedOnDay: (tokens) => `Utilisés : ${tokens}`,
    empty: 'Vous n’avez pas encore utilisé de jetons.',
    create: 'Créer quelque chose',
    more: 'Afficher plus',
    loadingMore: 'Chargement…',
    moreFailed: 'Impossible de charger la suite.',
  },
  entries: {
    granted: (plan) => `Jetons de la semaine, ${plan}`,
    grantedTokens: 'Jetons ajoutés',
    credited: 'Jetons supplémentaires des opérateurs',
    moved: 'Déplacés avec le forfait vers un autre espace ou depuis un autre',
    expired: 'Expirés à la fin de la semaine',
    image: 'Image',
    gif: 'GIF',
    used: 'Jetons utilisés',
    inProgress: 'En cours',
    givenBack: 'Jetons rendus',
    givenBackLate: 'Sa semaine est terminée : aucun jeton n’a été ajouté.',
  },
};
