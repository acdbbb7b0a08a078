import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['shell'] = {
  navigation: {
    home: 'Accueil',
    create: 'Créer',
    gallery: 'Galerie',
    pricing: 'Tarifs',
    subscription: 'Abonnement',
    logout: 'Déconnexion',
    signIn: 'Connexion',
    signUp: 'Inscription',
    fallbackName: 'Vous',
    main: 'Navigation principale',
    footer: 'Pied de page',
    skip: 'Aller au contenu',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
    useLightTheme: 'Passer au thème clair',
    useDarkTheme: 'Passer au thème sombre',
    language: 'Langue',
    generator: 'Générateur de GIF IA',
    contact: 'Contact',
    privacy: 'Politique de confidentialité',
    terms: 'Conditions d’utilisation',
    tokens: (count) => (count < 2 ? 'jeton' : 'jetons'),
    motto: 'La fin rejoint le début.',
  },
  session: {
    initializing: 'Ouverture de la session…',
    loading: 'Chargement de la session…',
    outsideProvider: 'useAuth must be used within an AuthProvider',
  },
  loadingPage: 'Chargement de la page',
  withoutScripts:
    'Ici, tout se lit. Mais pour créer des boucles, Loopwright a besoin de JavaScript : activez-le, puis rechargez la page.',
  keepIt: 'Garder',
  close: 'Fermer',
  offline:
    'Vous êtes hors ligne. Ce qui est à l’écran y reste ; la suite revient avec la connexion.',
  broken: {
    title: 'Une erreur est survenue.',
    text: 'Rien de ce qui est à vous n’est perdu. Recharger suffit en général.',
    reload: 'Recharger',
  },
  notFound: {
    pageTitle: 'Page introuvable',
    title: 'Cette boucle-là ne se ferme pas.',
    text: 'Elle a peut-être été déplacée.',
    home: 'Revenir au début',
    create: 'Créer une boucle',
  },
};
