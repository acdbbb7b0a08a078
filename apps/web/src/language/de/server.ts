import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['server'] = {
  // What a form may have against what was typed
  'Passwords can have at most 128 characters.': 'Passwörter können höchstens 128 Zeichen haben.',
  'Usernames can have at most 40 characters.': 'Benutzernamen können höchstens 40 Zeichen haben.',
  'Names can have at most 100 characters.': 'Namen können höchstens 100 Zeichen haben.',
  "Usernames cannot contain '@'.": 'Benutzernamen dürfen kein „@“ enthalten.',
  'Usernames can only have single spaces between words.':
    'Benutzernamen dürfen nur einzelne Leerzeichen zwischen Wörtern enthalten.',
  'Usernames need letters or numbers, few accents.':
    'Benutzernamen brauchen Buchstaben oder Ziffern mit wenigen Akzenten.',
  'That username is reserved. Try another one.':
    'Dieser Benutzername ist reserviert. Probiere einen anderen.',
  'Please enter one email address.':
    'Bitte gib eine einzelne E-Mail-Adresse ein, etwa name@example.com.',
  'Prompts can have at most 2,000 characters.': 'Prompts können höchstens 2.000 Zeichen haben.',
  'Messages can have at most 5,000 characters.':
    'Nachrichten können höchstens 5.000 Zeichen haben.',
  'Please remove invisible characters.': 'Bitte entferne unsichtbare Zeichen.',

  // Requests
  "We couldn't understand that request.": 'Wir konnten diese Anfrage nicht verarbeiten.',
  'Please log in first.': 'Bitte melde dich zuerst an.',
  'Your session has changed. Reload the page and try again.':
    'Deine Sitzung hat sich geändert. Lade die Seite neu und versuche es noch einmal.',
  "Your role in this workspace doesn't allow that. Ask its owner.":
    'Deine Rolle in diesem Arbeitsbereich erlaubt das nicht. Wende dich an die Person, der er gehört.',
  "There's nothing here.": 'Hier gibt es nichts.',
  'The upload took too long. Please try again.':
    'Der Upload hat zu lange gedauert. Versuche es noch einmal.',
  'That request is too large.': 'Diese Anfrage ist zu groß.',
  "Something went wrong on our side. You weren't charged.":
    'Bei uns ist etwas schiefgegangen. Es wurde nichts berechnet.',
  'This request key was already used for another request.':
    'Dieser Anfrageschlüssel wurde schon für eine andere Anfrage verwendet.',
  "We're out of storage and can't take anything new right now. Please try again later. You weren't charged.":
    'Unser Speicher ist voll, deshalb können wir gerade nichts Neues annehmen. Versuche es später noch einmal. Es wurde nichts berechnet.',
  "Your storage is full. Delete creations you no longer need, or upgrade for more space. You weren't charged.":
    'Dein Speicher ist voll. Lösche Kreationen, die du nicht mehr brauchst, oder hol dir mit einem höheren Tarif mehr Platz. Es wurde nichts berechnet.',
  "Your storage is full. Delete creations you no longer need. You weren't charged.":
    'Dein Speicher ist voll. Lösche Kreationen, die du nicht mehr brauchst. Es wurde nichts berechnet.',
  "We're restarting. Please try again in a moment.":
    'Wir starten gerade neu. Versuche es gleich noch einmal.',

  // Accounts
  'Please enter both username and password': 'Bitte gib Benutzername und Passwort ein',
  'Please fill in all fields': 'Bitte fülle alle Felder aus',
  'Password must be at least 8 characters': 'Das Passwort braucht mindestens 8 Zeichen',
  'Please enter a valid email': 'Bitte gib eine gültige E-Mail-Adresse ein',
  'That username is taken. Try another one.':
    'Dieser Benutzername ist vergeben. Probiere einen anderen.',
  'There is already an account with that email. Sign in instead.':
    'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich damit an.',
  'Wrong username or password.': 'Benutzername oder Passwort falsch.',
  'Too many attempts. Please wait a moment and try again.':
    'Zu viele Versuche. Warte kurz und versuche es noch einmal.',
  'Too many new accounts from this network. Please try again later.':
    'Zu viele neue Konten aus diesem Netzwerk. Versuche es später noch einmal.',

  // Messages to us
  "You've already sent several messages. Please try again in an hour.":
    'Du hast schon mehrere Nachrichten gesendet. Versuche es in einer Stunde noch einmal.',
  "We're getting a lot of messages. Please try again in an hour.":
    'Wir bekommen gerade sehr viele Nachrichten. Versuche es in einer Stunde noch einmal.',
  'Message not sent. Your draft is safe. Please try again in a minute.':
    'Nachricht nicht gesendet. Dein Entwurf ist noch da. Versuche es in einer Minute noch einmal.',

  // Pictures and loops
  'GIFs need a Creator or Studio subscription.': 'GIFs gibt es nur mit Creator und Studio.',
  'Styles, seeds and negative prompts need a Creator or Studio subscription.':
    'Stile, Seeds und negative Prompts gibt es mit Creator und Studio.',
  'Negative prompts can have at most 500 characters.':
    'Negative Prompts können höchstens 500 Zeichen haben.',
  "That model doesn't support negative prompts. Clear the field or choose another model.":
    'Dieses Modell unterstützt keine negativen Prompts. Leere das Feld oder wähle ein anderes Modell.',
  'That size needs a higher subscription.': 'Diese Größe gibt es in einem höheren Tarif.',
  'File exceeds 5 MB': 'Die Datei ist größer als 5 MB',
  'Unsupported file type': 'Dieser Dateityp wird nicht unterstützt',
  'That image has more than 40 megapixels. Try a smaller one.':
    'Dieses Bild hat mehr als 40 Megapixel. Probiere ein kleineres.',
  "We can't read that image. Try another file.":
    'Dieses Bild lässt sich nicht lesen. Probiere eine andere Datei.',
  "We're at capacity. Please try again in a moment.":
    'Gerade ist viel los. Versuche es gleich noch einmal.',
  'You already have many creations in the queue. Try again when some are done.':
    'Du hast schon viele Kreationen in der Warteschlange. Versuche es noch einmal, wenn ein paar fertig sind.',
  "Connection lost. If it finishes, it'll be in your gallery.":
    'Verbindung verloren. Wird die Kreation fertig, findest du sie in deiner Galerie.',
  "Canceled. You weren't charged.": 'Abgebrochen. Es wurde nichts berechnet.',
  'Generation failed, try again.': 'Das Generieren hat nicht geklappt. Versuche es noch einmal.',
  "The video model returned a clip we can't use. Please try again.":
    'Der Clip des Videomodells ist unbrauchbar. Versuche es noch einmal.',
  'Enter a prompt': 'Gib einen Prompt ein',
  "You're out of tokens for this week.": 'Deine Tokens für diese Woche sind aufgebraucht.',

  // Plans and payments
  'Could not load billing portal. Please try again later.':
    'Die Abrechnung konnte nicht geladen werden. Versuche es später noch einmal.',
  "Paid plans aren't available here right now.":
    'Bezahlte Tarife sind hier gerade nicht verfügbar.',
  "That plan isn't available. Reload the page and choose again.":
    'Dieser Tarif ist nicht verfügbar. Lade die Seite neu und wähle noch einmal.',
  'You already have that plan. Reload the page to see it.':
    'Diesen Tarif hast du schon. Lade die Seite neu, um ihn zu sehen.',
  'You have no subscription to change. Choose a plan to start one.':
    'Du hast noch kein Abo zum Ändern. Wähle einen Tarif, um eins zu starten.',
  "There's nothing to manage yet. Choose a plan to start a subscription.":
    'Noch gibt es nichts zu verwalten. Wähle einen Tarif, um ein Abo zu starten.',
  "Your last payment didn't go through. Update your card under Manage Subscription, then change your plan.":
    'Deine letzte Zahlung ist fehlgeschlagen. Aktualisiere deine Kreditkarte unter „Abo verwalten“ und wechsle dann den Tarif.',
  'Your card was declined and your plan is unchanged. Update your card under Manage Subscription and try again.':
    'Deine Kreditkarte wurde abgelehnt, dein Tarif ist unverändert. Aktualisiere sie unter „Abo verwalten“ und versuche es noch einmal.',
  "The payment service isn't responding. Please try again in a moment. You won't be charged twice.":
    'Der Zahlungsdienst antwortet nicht. Versuche es gleich noch einmal. Es wird nichts doppelt abgebucht.',
  "We couldn't finish that. Reload the page to see your plan before you try again. You won't be charged twice.":
    'Das konnten wir nicht abschließen. Lade die Seite neu und prüfe deinen Tarif, bevor du es noch einmal versuchst. Es wird nichts doppelt abgebucht.',
  'Your last change is still in progress. Please try again in a moment.':
    'Deine letzte Änderung läuft noch. Versuche es gleich noch einmal.',
  'The signature of this event is not valid.': 'Die Signatur dieses Ereignisses ist nicht gültig.',
  'That password is too common. Please choose another.':
    'Dieses Passwort ist zu häufig. Bitte wähle ein anderes.',
  "That's not your current password.": 'Das ist nicht dein aktuelles Passwort.',
  'Please sign out and back in, then try again within 15 minutes.':
    'Bitte melde dich ab und wieder an und versuche es innerhalb von 15 Minuten noch einmal.',
  'This link has expired or was already used. Get a new one.':
    'Dieser Link ist abgelaufen oder wurde schon benutzt. Fordere einen neuen an.',
  "We've already sent you several emails. Check your inbox, or try again in an hour.":
    'Wir haben dir schon mehrere E-Mails geschickt. Prüfe dein Postfach oder versuche es in einer Stunde noch einmal.',
  "That's already your email.": 'Das ist schon deine E-Mail-Adresse.',
  "There's no email left to confirm.": 'Es gibt keine E-Mail-Adresse mehr zu bestätigen.',
  "This sign-in method isn't available here.": 'Diese Anmeldemethode ist hier nicht verfügbar.',
  "The sign-in service isn't responding. Please try again in a moment.":
    'Der Anmeldedienst antwortet nicht. Versuche es gleich noch einmal.',
  "The sign-in service didn't confirm your account. Please try again.":
    'Der Anmeldedienst hat dein Konto nicht bestätigt. Versuche es noch einmal.',
  'There is already an account with that email. Sign in to it, then connect this sign-in method in your profile.':
    'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich dort an und verbinde diese Anmeldemethode dann in deinem Profil.',
  'That account is already connected to another Loopwright account.':
    'Dieses Konto ist schon mit einem anderen Loopwright-Konto verbunden.',
  "You've already connected another account of this kind. Disconnect it first.":
    'Du hast schon ein anderes Konto dieser Art verbunden. Trenne es zuerst.',
  "That account isn't connected.": 'Dieses Konto ist nicht verbunden.',
  'This is your only way to sign in. Set a password or connect another account first.':
    'Das ist dein einziger Zugang. Lege zuerst ein Passwort fest oder verbinde ein anderes Konto.',
  'To confirm, type your username exactly as shown.':
    'Gib zur Bestätigung deinen Benutzernamen genau so ein, wie er angezeigt wird.',
  "The payment service isn't responding, so we couldn't end your subscription. Nothing was deleted. Please try again in a moment.":
    'Der Zahlungsdienst antwortet nicht, deshalb konnte dein Abo nicht beendet werden. Es wurde nichts gelöscht. Versuche es gleich noch einmal.',
  "You've exported your data several times already. Please try again in an hour.":
    'Du hast deine Daten schon mehrmals exportiert. Versuche es in einer Stunde noch einmal.',
  "That prompt breaks our content rules. Edit it and try again. You weren't charged.":
    'Dieser Prompt verstößt gegen unsere Inhaltsregeln. Ändere ihn und versuche es noch einmal. Es wurde nichts berechnet.',
  "Please confirm you're human, then try again.":
    'Bitte bestätige, dass du ein Mensch bist, und versuche es noch einmal.',
  "The bot check isn't responding. Please try again in a moment.":
    'Der Bot-Schutz antwortet nicht. Versuche es gleich noch einmal.',
  "You're creating too fast. Try again shortly.":
    'Das geht etwas zu schnell. Versuche es in Kürze noch einmal.',
  "You're asking for suggestions too fast. Try again shortly.":
    'Das waren sehr viele Vorschläge in kurzer Zeit. Versuche es in Kürze noch einmal.',
  'You have too many creations open. Close some windows and try again.':
    'Du hast zu viele Kreationen geöffnet. Schließe ein paar Fenster und versuche es noch einmal.',

  // Models of others
  "That model isn't available here. Reload the page and choose again.":
    'Dieses Modell ist hier nicht verfügbar. Lade die Seite neu und wähle noch einmal.',
  'That model needs a higher subscription.': 'Dieses Modell gibt es in einem höheren Tarif.',
  "That model is no longer available. You weren't charged. Please choose another.":
    'Dieses Modell ist nicht mehr verfügbar. Es wurde nichts berechnet. Bitte wähle ein anderes.',
  "That model doesn't support this shape. Please choose another one.":
    'Dieses Modell unterstützt dieses Format nicht. Bitte wähle ein anderes.',
  "That model doesn't support reference images. Remove the image or choose another model.":
    'Dieses Modell unterstützt keine Referenzbilder. Entferne das Bild oder wähle ein anderes Modell.',
  "That model doesn't support seeds. Unlock the seed or choose another model.":
    'Dieses Modell unterstützt keine Seeds. Löse die Fixierung oder wähle ein anderes Modell.',
  "The image service isn't responding. You weren't charged. Please try again in a moment.":
    'Der Bilddienst antwortet nicht. Es wurde nichts berechnet. Versuche es gleich noch einmal.',
  "The image service is very busy. You weren't charged. Please try again in a moment.":
    'Der Bilddienst ist gerade überlastet. Es wurde nichts berechnet. Versuche es gleich noch einmal.',
  "The image service isn't accepting our requests. You weren't charged. We'll look into it.":
    'Der Bilddienst nimmt unsere Anfragen nicht an. Es wurde nichts berechnet. Wir kümmern uns darum.',
  "The image service took too long. You weren't charged. Please try again.":
    'Der Bilddienst hat zu lange gebraucht. Es wurde nichts berechnet. Versuche es noch einmal.',
  "The image service returned something we can't use. You weren't charged. Please try again.":
    'Die Antwort des Bilddienstes ist unbrauchbar. Es wurde nichts berechnet. Versuche es noch einmal.',
  "The image service failed. You weren't charged. Please try again.":
    'Fehler beim Bilddienst. Es wurde nichts berechnet. Versuche es noch einmal.',
  "The image service couldn't do that. You weren't charged. Please change the prompt or the options.":
    'Der Bilddienst konnte das nicht umsetzen. Es wurde nichts berechnet. Ändere den Prompt oder die Optionen.',
  "The image service declined this prompt under its own rules. You weren't charged. Please change it.":
    'Der Bilddienst hat diesen Prompt nach seinen eigenen Regeln abgelehnt. Es wurde nichts berechnet. Bitte ändere ihn.',
  "The image service doesn't allow sexual content. You weren't charged. Please change the prompt.":
    'Der Bilddienst erlaubt keine sexuellen Inhalte. Es wurde nichts berechnet. Bitte ändere den Prompt.',
  "The image service doesn't allow violent or hateful content. You weren't charged. Please change the prompt.":
    'Der Bilddienst erlaubt keine gewalttätigen oder hasserfüllten Inhalte. Es wurde nichts berechnet. Bitte ändere den Prompt.',
  "The image service doesn't allow images like this of real people or children. You weren't charged. Please change the prompt.":
    'Der Bilddienst erlaubt solche Bilder von echten Menschen oder Kindern nicht. Es wurde nichts berechnet. Bitte ändere den Prompt.',
  "The image service doesn't copy protected work. You weren't charged. Please change the prompt.":
    'Der Bilddienst kopiert keine geschützten Werke. Es wurde nichts berechnet. Bitte ändere den Prompt.',
  "We were interrupted while making your image. You weren't charged. Please try again.":
    'Dein Bild wurde unterbrochen und nicht fertig. Es wurde nichts berechnet. Versuche es noch einmal.',
  "We no longer keep the clip of this loop, so it can't be cut again.":
    'Der Clip dieses Loops ist nicht mehr gespeichert. Neue Schnitte sind nicht mehr möglich.',
  "That cut isn't available. Reload the page and choose again.":
    'Dieser Schnitt ist nicht verfügbar. Lade die Seite neu und wähle noch einmal.',
};
