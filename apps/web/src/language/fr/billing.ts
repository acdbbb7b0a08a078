import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['billing'] = {
  plans: {
    free: {
      description: 'Gratuit pour toujours. Sans carte bancaire.',
      badge: null,
      features: [
        '5 jetons d’image par semaine',
        'Résolution standard',
        'Galerie de la communauté',
        'Filigrane à l’export',
        'Prompts standard',
      ],
    },
    basic: {
      description: 'Des boucles pour qui publie chaque jour.',
      badge: 'La plus populaire',
      features: [
        '200 jetons par semaine',
        'GIF haute résolution',
        'Images en 4K',
        'Export HD',
        'Sans filigrane',
        'Prompts avancés',
        'File prioritaire',
      ],
    },
    premium: {
      description: 'Pour les équipes et les marques qui ne tiennent pas en place.',
      badge: null,
      features: [
        '1 000 crédits d’image par semaine',
        'Rendu le plus rapide',
        'Nouveaux outils en avant-première',
        'Assistance prioritaire',
        'Export 4K',
        'Espace d’équipe',
      ],
    },
  },
  pricing: {
    title: 'Un abonnement, des boucles à l’infini',
    loading: 'Chargement des formules…',
    chat: 'Parlons-en',
    getStarted: 'Commencer',
    signUp: 'S’inscrire',
    alreadyHaveAccount: 'Déjà un compte ? Connectez-vous',
    currentPlan: 'Formule actuelle',
    current: 'Actuelle',
    upgrade: 'Passer à cette formule',
    downgrade: 'Revenir à cette formule',
    failed: 'Une erreur est survenue.',
    pageTitle: 'Tarifs',
    pageDescription: (basicPrice, premiumPrice) =>
      `Commencez gratuitement avec 5 jetons par semaine. Creator coûte ${basicPrice} et Studio ${premiumPrice} par mois. Résiliable à tout moment.`,
    intro: (imageTokens, gifTokens) =>
      `Une image coûte ${imageTokens} jeton, un GIF en boucle ${gifTokens}. Vos jetons sont renouvelés chaque lundi. Sans engagement, résiliable en un clic.`,
    perMonth: '/mois',
    forGood: 'pour toujours',
    trial: (days) => `Les ${days} premiers jours offerts`,
    sandbox: 'Mode test : essayez toutes les formules, aucune carte n’est débitée.',
    notSold: 'Les formules payantes ne sont pas disponibles ici. Tout le monde utilise Starter.',
    chatQuestion: 'Une équipe, une campagne, une drôle d’idée ? {chat}',
  },
};
