import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['story'] = {
  home: {
    benefits: 'Vous apportez la phrase. Le métier est fourni.',
    steps: 'Comment ça marche',
    closing: 'Quelque part, une phrase a envie de bouger.',
  },
  generator: {
    benefits: 'Tout ce qu’il faut à un GIF, rien à apprendre.',
    steps: 'Comment faire un GIF par IA',
    closing: 'Votre première boucle est à une phrase d’ici.',
  },
  benefits: {
    editor: {
      title: 'Un éditeur intuitif',
      text: 'Partez d’une phrase et faites-la vôtre : calques à glisser-déposer, découpe, cadrage, légende. Sans rien connaître au motion design.',
      anatomy: {
        who: 'qui',
        action: 'fait quoi',
        place: 'où',
        time: 'quand',
        style: 'dans quel style',
      },
      seconds: 'Durée',
      secondsRange: (from, to) => `${from}–${to} s`,
      rate: 'Images par seconde',
      rateRange: (from, to) => `${from}–${to}`,
      shapes: 'Formats',
      size: 'Taille du GIF',
      sizeMaximum: (pixels) => `${pixels} px`,
    },
    speed: {
      title: 'Un rendu GPU serverless rapide',
      text: 'Le rendu se fait dans le cloud, sous vos yeux. Vous changez d’avis ? Annulez, vous ne payez rien.',
      frames: (count) => `${count} images. La numéro ${count + 1} est de nouveau la première.`,
    },
    sizes: {
      title: 'Au bon format pour chaque réseau',
      text: (pixels) =>
        `Du fil carré à la story en hauteur, avec des images fixes jusqu’à ${pixels} pixels. Prêt à publier, et à vous pour tout usage commercial.`,
    },
  },
  steps: {
    describe: {
      title: 'Décrire',
      text: 'Dites en anglais ce que vous voyez : qui, où, la météo, l’heure, le style. Ajoutez une image si vous en avez une.',
    },
    tweak: {
      title: 'Ajuster',
      text: 'Réglez la durée, les FPS, les légendes et l’étalonnage. Verrouillez la graine pour ne changer que les mots.',
      sample: (seconds, framesPerSecond, shape) =>
        `${seconds} s · ${framesPerSecond} fps · ${shape}`,
    },
    export: {
      title: 'Exporter',
      text: 'Téléchargez, ou publiez avec un lien. Tout reste dans votre galerie.',
      sample: 'GIF · PNG',
    },
  },
  examples: {
    title: 'Écrit, dessiné, intact.',
    text: 'Faits ici, avec rien d’autre que les mots écrits sous chacun.',
    label: 'D’autres boucles et images',
    play: (prompt) => `Lire : ${prompt}`,
  },
  pricing: 'Un abonnement, des boucles à l’infini',
  testimonials: {
    title: 'Ce que ça changerait à votre semaine',
    note: 'Nous débutons : ces trois-là, nous les avons écrits nous-mêmes, pour montrer à qui Loopwright s’adresse. Les vrais prendront leur place.',
    label: 'Exemple',
    baker: {
      quote:
        'Avant, la brioche du vendredi avait droit à une photo de plaque. Maintenant, elle fume aussi longtemps qu’on la regarde, et je pars toujours à seize heures.',
      role: 'Community manager d’une boulangerie',
    },
    director: {
      quote: 'Je propose trois ambiances animées avant midi, au lieu d’une image fixe le jeudi.',
      role: 'Directrice artistique d’une petite agence',
    },
    writer: {
      quote: 'On me demande combien de temps j’anime. J’écris pendant une minute.',
      role: 'Auteur d’une newsletter, équipe d’une personne',
    },
  },
  questions: {
    title: 'Bonnes questions',
    free: {
      question: 'Qu’est-ce qui est gratuit ?',
      answer: (tokens, plan) =>
        `Au moins 10 générations par mois : ${plan} vous donne ${tokens} jetons d’image chaque semaine, sans carte. Les GIF font partie des formules payantes.`,
    },
    credit: {
      question: 'Qu’obtient-on avec un crédit ?',
      answer: (image, gif) =>
        `Un crédit équivaut à une seconde de vidéo générée ou à une image de GIF en pleine résolution. Les formules comptent en jetons : une image coûte ${image} jeton, un GIF ${gif}. Les jetons reviennent chaque lundi.`,
    },
    cancel: {
      question: 'Puis-je résilier à tout moment ?',
      answer:
        'Oui. Les formules vont de mois en mois et se résilient en un clic. Ce que vous avez créé reste à vous.',
    },
    rights: {
      question: 'Puis-je utiliser mes créations commercialement ?',
      answer:
        'Oui. Vous avez tous les droits commerciaux sur vos exports, avec chaque formule et même après sa fin.',
    },
    seam: {
      question: 'Les boucles se ferment-elles vraiment ?',
      answer:
        'Dans une scène, tout bouge par cycles : vagues, ailes, neige, lumière. Pour chaque boucle, nous mesurons le pas de la dernière image à la première, pour qu’il ressemble à tous les autres.',
    },
    marking: {
      question: 'Saura-t-on que c’est fait par une IA ?',
      answer:
        'Chaque fichier le dit en lui-même, d’une façon que les plateformes savent lire. Les exports de la formule gratuite portent aussi un petit filigrane ; les formules payantes l’enlèvent.',
    },
    length: {
      question: 'Combien de temps dure un GIF par IA ?',
      answer: (from, to, framesPerSecond) =>
        `De ${from} à ${to} secondes, jusqu’à ${framesPerSecond} images par seconde. Comme sa fin rejoint son début, il tourne aussi longtemps qu’on le regarde.`,
    },
    skill: {
      question: 'Faut-il savoir animer ?',
      answer:
        'Non. Vous écrivez ce que vous avez en tête, comme à un ami. La scène, le mouvement et la boucle sont dessinés pour vous.',
    },
  },
  closing: {
    start: 'Commencer gratuitement',
    agree: 'En créant un compte, vous acceptez les {terms} et la {privacy}.',
  },
};
