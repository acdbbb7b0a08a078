import { LIMITS } from '@loopwright/contract';
import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['account'] = {
  form: {
    password: 'Mot de passe',
    showCharacters: 'Afficher les caractères',
    hideCharacters: 'Masquer les caractères',
    or: 'ou',
  },
  login: {
    title: 'Bon retour',
    submit: 'Se connecter',
    busy: 'Connexion…',
    createOne: 'Créez-en un',
    missingFields: 'Veuillez saisir votre nom d’utilisateur et votre mot de passe',
    failed: 'La connexion n’a pas abouti. Vérifiez vos identifiants.',
    pageTitle: 'Connexion',
    pageDescription:
      'Connectez-vous à Loopwright et faites d’une phrase une image ou un GIF en boucle.',
    subtitle: 'Vos boucles ont continué de tourner sans vous.',
    username: 'Nom d’utilisateur ou e-mail',
    forgotten: 'Mot de passe oublié ?',
    noAccount: 'Pas de compte ? {link}',
    problems: {
      missingCredentials: 'Veuillez saisir votre nom d’utilisateur et votre mot de passe',
    },
  },
  signup: {
    title: 'Créer un compte',
    submit: 'Créer un compte',
    busy: 'Création…',
    signInInstead: 'Connectez-vous',
    missingFields: 'Veuillez remplir tous les champs',
    passwordTooShort: 'Le mot de passe doit avoir au moins 8 caractères',
    invalidEmail: 'Veuillez saisir une adresse e-mail valide',
    failed: 'L’inscription n’a pas abouti. Veuillez réessayer.',
    pageTitle: 'Créer un compte',
    pageDescription:
      'Créez un compte Loopwright gratuit : cinq jetons d’image chaque semaine, sans carte.',
    subtitle: 'Cinq jetons, chaque semaine, pour rien. Sans carte.',
    username: 'Nom d’utilisateur',
    name: 'Nom complet',
    email: 'Adresse e-mail',
    passwordHint: `Au moins ${LIMITS.passwordMinimum} caractères.`,
    haveAccount: 'Déjà un compte ? {link}',
    agree: 'En créant un compte, vous acceptez les {terms} et la {privacy}.',
    terms: 'conditions d’utilisation',
    privacy: 'politique de confidentialité',
    problems: {
      missingFields: 'Veuillez remplir tous les champs',
      passwordTooShort: 'Le mot de passe doit avoir au moins 8 caractères',
      invalidEmail: 'Veuillez saisir une adresse e-mail valide',
      usernameHasAt: 'Un nom d’utilisateur ne peut pas contenir « @ ».',
      passwordTooLong: 'Un mot de passe peut avoir 128 caractères au plus.',
      usernameTooLong: 'Un nom d’utilisateur peut avoir 40 caractères au plus.',
      nameTooLong: 'Un nom peut avoir 100 caractères au plus.',
      challengeAway:
        'La vérification qui écarte les programmes n’a pas pu être chargée. Autorisez-la dans votre navigateur, ou réessayez dans un instant.',
    },
  },
  social: {
    google: 'Se connecter avec Google',
    microsoft: 'Se connecter avec Microsoft',
    googleSignup: 'S’inscrire avec Google',
    microsoftSignup: 'S’inscrire avec Microsoft',
    busy: 'Connexion…',
    googleFailed: 'La connexion avec Google n’a pas abouti',
    googleAuthenticationFailed: 'Google n’a pas pu confirmer votre identité.',
    googleSignupFailed: 'L’inscription avec Google n’a pas abouti.',
    microsoftFailed: 'La connexion avec Microsoft n’a pas abouti',
    microsoftAuthenticationFailed: 'Microsoft n’a pas pu confirmer votre identité.',
    microsoftSetupFailed: 'La connexion avec Microsoft n’a pas pu démarrer',
    microsoftSignupFailed: 'L’inscription avec Microsoft n’a pas abouti.',
    cancelled: 'Connexion annulée',
    noAccessToken: 'Aucun jeton d’accès reçu',
    notConnected: (provider) =>
      `${provider} n’est pas encore branché ici. Pour l’instant, utilisez un nom d’utilisateur et un mot de passe.`,
    unreachable: (provider) =>
      `Impossible de joindre ${provider}. Vérifiez votre connexion et votre bloqueur de contenu, puis réessayez.`,
  },
};
