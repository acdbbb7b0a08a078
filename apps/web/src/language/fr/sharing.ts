import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['sharing'] = {
  label: 'Partage',
  private: 'Privée\u202f: vous seul pouvez la voir.',
  unlisted: 'Toute personne ayant le lien peut la voir.',
  removed: 'Sa page a été retirée, car elle enfreint nos règles. Elle ne peut plus être partagée.',
  openLink: 'Un ancien lien vers le fichier fonctionne encore sans compte.',
  manage: 'Paramètres de partage',
  title: 'Partage',
  share: 'Partager par lien',
  link: 'Lien',
  copy: 'Copier le lien',
  copied: 'Lien copié dans le presse-papiers\u202f!',
  showsPrompt: 'Afficher le prompt',
  showsMaker: 'Afficher mon nom',
  allowsRemix: 'Autoriser les remix',
  allowsDownload: 'Proposer le téléchargement',
  hints: {
    showsPrompt: 'Sur la page et dans les aperçus du lien.',
    showsMaker: 'Sinon, la page indique que vous êtes anonyme.',
    allowsRemix: 'D’autres peuvent partir de ses réglages, et de son prompt s’il est affiché.',
    allowsDownload: 'Quiconque voit une image peut toujours en garder une copie.',
  },
  stop: 'Ne plus partager',
  stopHint:
    'La page, ses fichiers et les anciens liens cessent aussitôt de fonctionner. Un nouveau lien sera différent.',
  stopped: 'Elle est de nouveau privée.',
  failed: 'Cela n’a pas fonctionné. Réessayez.',
  noindex: 'Les moteurs de recherche n’affichent pas la page.',
  remixedFrom: 'Remix de',
  another: 'une autre création',
  removeParent: 'Commencer sans l’original',
};
