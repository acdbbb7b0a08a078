import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['sharing'] = {
  label: 'Compartir',
  private: 'Privada: solo tú puedes verla.',
  unlisted: 'Quien tenga el enlace puede verla.',
  removed: 'Su página se retiró porque infringe nuestras normas. No se puede volver a compartir.',
  openLink: 'Un enlace anterior al archivo sigue funcionando sin cuenta.',
  manage: 'Ajustes para compartir',
  title: 'Compartir',
  share: 'Compartir por enlace',
  link: 'Enlace',
  copy: 'Copiar enlace',
  copied: '¡Enlace copiado al portapapeles!',
  showsPrompt: 'Mostrar el prompt',
  showsMaker: 'Mostrar mi nombre',
  allowsRemix: 'Permitir remezclas',
  allowsDownload: 'Ofrecer la descarga',
  hints: {
    showsPrompt: 'En la página y en las vistas previas del enlace.',
    showsMaker: 'Si no, la página dice que eres anónimo.',
    allowsRemix: 'Otras personas pueden empezar con sus ajustes, y con su prompt si se muestra.',
    allowsDownload: 'Quien ve una imagen siempre puede guardar una copia.',
  },
  stop: 'Dejar de compartir',
  stopHint:
    'La página, sus archivos y los enlaces anteriores dejan de funcionar al instante. Un enlace nuevo será distinto.',
  stopped: 'Vuelve a ser privada.',
  failed: 'No funcionó. Inténtalo de nuevo.',
  noindex: 'Los buscadores no muestran la página.',
  remixedFrom: 'Remezcla de',
  another: 'otra creación',
  removeParent: 'Empezar sin el original',
};
