import type { Catalogue } from '../catalogue.ts';

/** What stands around every page, and what any page may have to say. */
export const texts: Catalogue['shell'] = {
  navigation: {
    home: 'Inicio',
    create: 'Crear',
    gallery: 'Galería',
    pricing: 'Precios',
    subscription: 'Suscripción',
    logout: 'Salir',
    signIn: 'Entrar',
    signUp: 'Regístrate',
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
    'Aquí puedes leerlo todo. Para crear bucles, Loopwright necesita JavaScript: actívalo y recarga la página.',
  englishOnly: 'Solo en inglés',
  keepIt: 'Conservar',
  close: 'Cerrar',
  offline:
    'No tienes conexión. Lo que ves se queda aquí; el resto vuelve cuando vuelva la conexión.',
  broken: {
    title: 'Algo salió mal.',
    text: 'Todo lo tuyo sigue ahí. Suele arreglarse al recargar.',
    reload: 'Recargar',
  },
  notFound: {
    pageTitle: 'Página no encontrada',
    title: 'Este bucle no cierra.',
    text: 'Quizá cambió de dirección.',
    home: 'Volver al inicio',
    create: 'Crear un bucle',
  },
};
