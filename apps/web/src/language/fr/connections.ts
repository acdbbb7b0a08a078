import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['connections'] = {
  title: 'Comptes reliés',
  intro: 'Connectez-vous en un clic, sans mot de passe à retenir.',
  connect: (provider) => `Relier ${provider}`,
  disconnect: (provider) => `Dissocier ${provider}`,
  off: 'Non relié',
  since: (day) => `Depuis le ${day}`,
  only: 'C’est votre seul accès. Définissez d’abord un mot de passe ou reliez un autre compte.',
  connecting: 'Liaison en cours…',
  disconnecting: 'Dissociation…',
  connected: (provider) => `${provider} est relié. Vous pouvez désormais vous connecter avec.`,
  disconnected: (provider) => `${provider} est dissocié.`,
  notOffered: (provider) => `${provider} n’est pas configuré sur cette installation.`,
  unfinished: (provider) => `${provider} n’a pas été relié. Rien n’a changé.`,
  failed: 'Cela n’a pas abouti. Veuillez réessayer.',
};
