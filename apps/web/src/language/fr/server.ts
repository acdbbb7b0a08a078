import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['server'] = {
  // What a form may have against what was typed
  'Passwords can have at most 128 characters.':
    'Un mot de passe peut avoir 128 caractères au plus.',
  'Usernames can have at most 40 characters.':
    'Un nom d’utilisateur peut avoir 40 caractères au plus.',
  'Names can have at most 100 characters.': 'Un nom peut avoir 100 caractères au plus.',
  "Usernames cannot contain '@'.": 'Un nom d’utilisateur ne peut pas contenir « @ ».',
  'Usernames can only have single spaces between words.':
    'Un nom d’utilisateur ne peut contenir que des espaces simples entre les mots.',
  'Usernames need letters or numbers, few accents.':
    'Un nom d’utilisateur doit contenir des lettres ou des chiffres, avec peu d’accents.',
  'That username is reserved. Try another one.':
    'Ce nom d’utilisateur est réservé. Essayez-en un autre.',
  'Please enter one email address.':
    'Veuillez saisir une seule adresse e-mail, par exemple name@example.com.',
  'Prompts can have at most 2,000 characters.': 'Un prompt peut avoir 2 000 caractères au plus.',
  'Messages can have at most 5,000 characters.': 'Un message peut avoir 5 000 caractères au plus.',
  'Please remove invisible characters.': 'Veuillez retirer les caractères invisibles.',

  // Requests
  "We couldn't understand that request.": 'Nous n’avons pas pu traiter cette demande.',
  'Please log in first.': 'Veuillez d’abord vous connecter.',
  'Your session has changed. Reload the page and try again.':
    'Votre session a changé. Rechargez la page et réessayez.',
  "Your role in this workspace doesn't allow that. Ask its owner.":
    'Votre rôle dans cet espace de travail ne le permet pas. Adressez-vous à son propriétaire.',
  "There's nothing here.": 'Il n’y a rien ici.',
  'The upload took too long. Please try again.': 'L’envoi a pris trop de temps. Réessayez.',
  'That request is too large.': 'Cette demande est trop volumineuse.',
  "Something went wrong on our side. You weren't charged.":
    'Une erreur est survenue de notre côté. Rien n’a été facturé.',
  'This request key was already used for another request.':
    'Cette clé de demande a déjà servi pour une autre demande.',
  "We're out of storage and can't take anything new right now. Please try again later. You weren't charged.":
    'Notre espace de stockage est plein : nous ne pouvons rien accepter de nouveau pour l’instant. Réessayez plus tard. Rien n’a été facturé.',
  "Your storage is full. Delete creations you no longer need, or upgrade for more space. You weren't charged.":
    'Votre espace de stockage est plein. Supprimez les créations dont vous n’avez plus besoin, ou passez à une formule supérieure pour avoir plus d’espace. Rien n’a été facturé.',
  "Your storage is full. Delete creations you no longer need. You weren't charged.":
    'Votre espace de stockage est plein. Supprimez les créations dont vous n’avez plus besoin. Rien n’a été facturé.',
  "We're restarting. Please try again in a moment.": 'Nous redémarrons. Réessayez dans un instant.',

  // Accounts
  'Please enter both username and password':
    'Veuillez saisir votre nom d’utilisateur et votre mot de passe',
  'Please fill in all fields': 'Veuillez remplir tous les champs',
  'Password must be at least 8 characters': 'Le mot de passe doit avoir au moins 8 caractères',
  'Please enter a valid email': 'Veuillez saisir une adresse e-mail valide',
  'That username is taken. Try another one.':
    'Ce nom d’utilisateur est déjà pris. Essayez-en un autre.',
  'There is already an account with that email. Sign in instead.':
    'Il existe déjà un compte avec cette adresse. Connectez-vous plutôt.',
  'Wrong username or password.': 'Nom d’utilisateur ou mot de passe incorrect.',
  'Too many attempts. Please wait a moment and try again.':
    'Trop de tentatives. Patientez un instant, puis réessayez.',
  'Too many new accounts from this network. Please try again later.':
    'Trop de nouveaux comptes depuis ce réseau. Réessayez plus tard.',

  // Messages to us
  "You've already sent several messages. Please try again in an hour.":
    'Vous avez déjà envoyé plusieurs messages. Réessayez dans une heure.',
  "We're getting a lot of messages. Please try again in an hour.":
    'Nous recevons beaucoup de messages. Réessayez dans une heure.',
  'Message not sent. Your draft is safe. Please try again in a minute.':
    'Message non envoyé. Votre brouillon est conservé. Réessayez dans une minute.',

  // Pictures and loops
  'GIFs need a Creator or Studio subscription.': 'Les GIF sont inclus dans Creator et Studio.',
  'Styles, seeds and negative prompts need a Creator or Studio subscription.':
    'Les styles, graines et prompts négatifs sont inclus dans Creator et Studio.',
  'Negative prompts can have at most 500 characters.':
    'Un prompt négatif peut avoir 500 caractères au plus.',
  "That model doesn't support negative prompts. Clear the field or choose another model.":
    'Ce modèle n’accepte pas de prompt négatif. Videz le champ ou choisissez un autre modèle.',
  'That size needs a higher subscription.': 'Cette taille est incluse dans une formule supérieure.',
  'File exceeds 5 MB': 'Le fichier dépasse 5 Mo',
  'Unsupported file type': 'Type de fichier non pris en charge',
  'That image has more than 40 megapixels. Try a smaller one.':
    'Cette image dépasse 40 mégapixels. Essayez-en une plus petite.',
  "We can't read that image. Try another file.":
    'Cette image est illisible. Essayez un autre fichier.',
  "We're at capacity. Please try again in a moment.": 'Forte affluence. Réessayez dans un instant.',
  'You already have many creations in the queue. Try again when some are done.':
    'Vous avez déjà beaucoup de créations dans la file d’attente. Réessayez quand quelques-unes seront prêtes.',
  "Connection lost. If it finishes, it'll be in your gallery.":
    'Connexion perdue. Si votre création se termine, vous la trouverez dans votre galerie.',
  "Canceled. You weren't charged.": 'Annulé. Rien n’a été facturé.',
  'Generation failed, try again.': 'La génération n’a pas abouti. Réessayez.',
  "The video model returned a clip we can't use. Please try again.":
    'Le modèle vidéo a livré un clip inutilisable. Réessayez.',
  'Enter a prompt': 'Écrivez un prompt',
  "You're out of tokens for this week.": 'Vous n’avez plus de jetons pour cette semaine.',

  // Plans and payments
  'Could not load billing portal. Please try again later.':
    'Impossible d’ouvrir l’espace de facturation. Réessayez plus tard.',
  "Paid plans aren't available here right now.":
    'Les formules payantes ne sont pas disponibles ici pour le moment.',
  "That plan isn't available. Reload the page and choose again.":
    'Cette formule n’est pas disponible. Rechargez la page et choisissez à nouveau.',
  'You already have that plan. Reload the page to see it.':
    'Vous avez déjà cette formule. Rechargez la page pour la voir.',
  'You have no subscription to change. Choose a plan to start one.':
    'Vous n’avez pas d’abonnement à modifier. Choisissez une formule pour commencer.',
  "There's nothing to manage yet. Choose a plan to start a subscription.":
    'Il n’y a encore rien à gérer. Choisissez une formule pour prendre un abonnement.',
  "Your last payment didn't go through. Update your card under Manage Subscription, then change your plan.":
    'Votre dernier paiement a échoué. Mettez votre carte bancaire à jour sous « Gérer l’abonnement », puis changez de formule.',
  'Your card was declined and your plan is unchanged. Update your card under Manage Subscription and try again.':
    'Votre carte bancaire a été refusée et votre formule n’a pas changé. Mettez votre carte à jour sous « Gérer l’abonnement » et réessayez.',
  "The payment service isn't responding. Please try again in a moment. You won't be charged twice.":
    'Le service de paiement ne répond pas. Réessayez dans un instant. Rien ne sera débité deux fois.',
  "We couldn't finish that. Reload the page to see your plan before you try again. You won't be charged twice.":
    'Nous n’avons pas pu terminer. Rechargez la page pour voir votre formule avant de réessayer. Rien ne sera débité deux fois.',
  'Your last change is still in progress. Please try again in a moment.':
    'Votre dernière modification est encore en cours. Réessayez dans un instant.',
  'The signature of this event is not valid.': 'La signature de cet événement n’est pas valide.',
  'That password is too common. Please choose another.':
    'Ce mot de passe est trop courant. Choisissez-en un autre.',
  "That's not your current password.": 'Ce n’est pas votre mot de passe actuel.',
  'Please sign out and back in, then try again within 15 minutes.':
    'Déconnectez-vous, reconnectez-vous, puis réessayez dans les 15 minutes.',
  'This link has expired or was already used. Get a new one.':
    'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
  "We've already sent you several emails. Check your inbox, or try again in an hour.":
    'Nous vous avons déjà envoyé plusieurs e-mails. Consultez votre messagerie ou réessayez dans une heure.',
  "That's already your email.": 'C’est déjà votre adresse e-mail.',
  "There's no email left to confirm.": 'Il n’y a plus d’adresse e-mail à confirmer.',
  "This sign-in method isn't available here.": 'Ce moyen de connexion n’est pas disponible ici.',
  "The sign-in service isn't responding. Please try again in a moment.":
    'Le service de connexion ne répond pas. Réessayez dans un instant.',
  "The sign-in service didn't confirm your account. Please try again.":
    'Le service de connexion n’a pas confirmé votre compte. Réessayez.',
  'There is already an account with that email. Sign in to it, then connect this sign-in method in your profile.':
    'Il existe déjà un compte avec cette adresse. Connectez-vous-y, puis associez ce moyen de connexion dans votre profil.',
  'That account is already connected to another Loopwright account.':
    'Ce compte est déjà associé à un autre compte Loopwright.',
  "You've already connected another account of this kind. Disconnect it first.":
    'Vous avez déjà associé un autre compte de ce type. Dissociez-le d’abord.',
  "That account isn't connected.": 'Ce compte n’est pas associé.',
  'This is your only way to sign in. Set a password or connect another account first.':
    'C’est votre seul accès. Définissez d’abord un mot de passe ou associez un autre compte.',
  'To confirm, type your username exactly as shown.':
    'Pour confirmer, saisissez votre nom d’utilisateur exactement comme il est affiché.',
  "The payment service isn't responding, so we couldn't end your subscription. Nothing was deleted. Please try again in a moment.":
    'Le service de paiement ne répond pas : votre abonnement n’a pas pu être résilié. Rien n’a été supprimé. Réessayez dans un instant.',
  "You've exported your data several times already. Please try again in an hour.":
    'Vous avez déjà exporté vos données plusieurs fois. Réessayez dans une heure.',
  "That prompt breaks our content rules. Edit it and try again. You weren't charged.":
    'Ce prompt enfreint nos règles de contenu. Modifiez-le et réessayez. Rien n’a été facturé.',
  "Please confirm you're human, then try again.":
    'Confirmez que vous n’êtes pas un robot, puis réessayez.',
  "The bot check isn't responding. Please try again in a moment.":
    'La vérification anti-robots ne répond pas. Réessayez dans un instant.',
  "You're creating too fast. Try again shortly.":
    'Trop de créations en peu de temps. Réessayez un peu plus tard.',
  "You're asking for suggestions too fast. Try again shortly.":
    'Trop de suggestions en peu de temps. Réessayez un peu plus tard.',
  'You have too many creations open. Close some windows and try again.':
    'Trop de créations sont ouvertes. Fermez quelques fenêtres et réessayez.',

  // Models of others
  "That model isn't available here. Reload the page and choose again.":
    'Ce modèle n’est pas disponible ici. Rechargez la page et choisissez à nouveau.',
  'That model needs a higher subscription.': 'Ce modèle est inclus dans une formule supérieure.',
  "That model is no longer available. You weren't charged. Please choose another.":
    'Ce modèle n’est plus disponible. Rien n’a été facturé. Choisissez-en un autre.',
  "That model doesn't support this shape. Please choose another one.":
    'Ce modèle n’accepte pas ce format. Choisissez-en un autre.',
  "That model doesn't support reference images. Remove the image or choose another model.":
    'Ce modèle n’accepte pas d’image de référence. Retirez-la ou choisissez un autre modèle.',
  "That model doesn't support seeds. Unlock the seed or choose another model.":
    'Ce modèle n’accepte pas de graine. Déverrouillez-la ou choisissez un autre modèle.',
  "The image service isn't responding. You weren't charged. Please try again in a moment.":
    'Le service d’images ne répond pas. Rien n’a été facturé. Réessayez dans un instant.',
  "The image service is very busy. You weren't charged. Please try again in a moment.":
    'Le service d’images est surchargé. Rien n’a été facturé. Réessayez dans un instant.',
  "The image service isn't accepting our requests. You weren't charged. We'll look into it.":
    'Le service d’images n’accepte pas nos demandes. Rien n’a été facturé. Nous nous en occupons.',
  "The image service took too long. You weren't charged. Please try again.":
    'Le service d’images a mis trop de temps. Rien n’a été facturé. Réessayez.',
  "The image service returned something we can't use. You weren't charged. Please try again.":
    'La réponse du service d’images est inutilisable. Rien n’a été facturé. Réessayez.',
  "The image service failed. You weren't charged. Please try again.":
    'Erreur du service d’images. Rien n’a été facturé. Réessayez.',
  "The image service couldn't do that. You weren't charged. Please change the prompt or the options.":
    'Le service d’images n’a pas pu faire ce qui était demandé. Rien n’a été facturé. Modifiez le prompt ou les options.',
  "The image service declined this prompt under its own rules. You weren't charged. Please change it.":
    'Le service d’images a refusé ce prompt selon ses propres règles. Rien n’a été facturé. Modifiez-le.',
  "The image service doesn't allow sexual content. You weren't charged. Please change the prompt.":
    'Le service d’images n’autorise pas les contenus sexuels. Rien n’a été facturé. Modifiez le prompt.',
  "The image service doesn't allow violent or hateful content. You weren't charged. Please change the prompt.":
    'Le service d’images n’autorise pas les contenus violents ou haineux. Rien n’a été facturé. Modifiez le prompt.',
  "The image service doesn't allow images like this of real people or children. You weren't charged. Please change the prompt.":
    'Le service d’images n’autorise pas de telles images de personnes réelles ou d’enfants. Rien n’a été facturé. Modifiez le prompt.',
  "The image service doesn't copy protected work. You weren't charged. Please change the prompt.":
    'Le service d’images ne copie pas les œuvres protégées. Rien n’a été facturé. Modifiez le prompt.',
  "We were interrupted while making your image. You weren't charged. Please try again.":
    'La création de votre image a été interrompue. Rien n’a été facturé. Réessayez.',
  "We no longer keep the clip of this loop, so it can't be cut again.":
    'Nous ne conservons plus le clip de cette boucle : aucune nouvelle coupe n’est possible.',
  "That cut isn't available. Reload the page and choose again.":
    'Cette coupe n’est pas disponible. Rechargez la page et choisissez à nouveau.',
};
