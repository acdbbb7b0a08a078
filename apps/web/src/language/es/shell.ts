import type { Catalogue } from '../catalogue.ts';

/** What stands around every page, and what any page may have to say. */
export const texts: Catalogue['shell'] = {
  navigation: {
    home: 'Inicio',
    create: 'Crear',
    gallery: 'Galería',
    pricing: 'Precios',
    subscription: 'Suscripción',
    logout: 'Cerrar sesión',
    signIn: 'Iniciar sesión',
    signUp: 'Registrarse',
    fallbackName: 'Tu cuenta',
    main: 'Principal',
    footer: 'Pie de página',
    skip: 'Ir al contenido',
    openMenu: 'Abrir el menú',
    closeMenu: 'Cerrar el menú',
    useLightTheme: 'Usar el tema claro',
    useDarkTheme: 'Usar el tema oscuro',
    language: 'Idioma',
    generator: 'Generador de GIF con IA',
    contact: 'Contacto',
    privacy: 'Política de privacidad',
    terms: 'Términos del servicio',
    tokens: (count) => (count === 1 ? 'token' : 'tokens'),
    motto: 'Termina donde empezó.',
  },
  session: {
    initializing: 'Preparando la sesión…',
    loading: 'Cargando la sesión…',
    outsideProvider: 'useAuth must be used within an AuthProvider',
  },
  loadingPage: 'Cargando la página',
  withoutScripts:
    'Puedes leer todo lo que hay aquí. Para crear bucles, activa JavaScript y recarga la página.',
  englishOnly: 'Solo en inglés',
  cancel: 'Cancelar',
  close: 'Cerrar',
  offline: 'No tienes conexión. Se restablecerá automáticamente.',
  broken: {
    title: 'Algo salió mal.',
    text: 'Tus creaciones están a salvo. Recarga la página para continuar.',
    reload: 'Recargar',
  },
  notFound: {
    pageTitle: 'Página no encontrada',
    title: 'Página no encontrada',
    text: 'Aquí no hay ninguna página. Quizá cambió de dirección.',
    home: 'Ir al inicio',
    create: 'Crear un bucle',
  },
};
