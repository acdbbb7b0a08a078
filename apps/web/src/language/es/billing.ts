import type { Catalogue } from '../catalogue.ts';

const tokens = (count: number): string => (count === 1 ? '1 token' : `${count} tokens`);

/** The plans as all users see them. What a person's own plan says is in the part "account". */
export const texts: Catalogue['billing'] = {
  plans: {
    free: {
      badge: null,
      description: 'Gratis para siempre. Sin tarjeta.',
      features: [
        '5 tokens de imagen por semana',
        'Resolución estándar',
        'Galería de la comunidad',
        'Marca de agua al exportar',
        'Prompts estándar',
      ],
    },
    basic: {
      badge: 'El más popular',
      description: 'Bucles para quien publica a diario.',
      features: [
        '200 tokens por semana',
        'GIF en alta resolución',
        'Imágenes en 4K',
        'Exportación en HD',
        'Sin marca de agua',
        'Prompts avanzados',
        'Prioridad en la cola',
      ],
    },
    premium: {
      badge: null,
      description: 'Para equipos y marcas que nunca se detienen.',
      features: [
        '1000 créditos de imagen por semana',
        'El renderizado más rápido',
        'Herramientas en acceso anticipado',
        'Soporte prioritario',
        'Exportación en 4K',
        'Espacio de trabajo en equipo',
      ],
    },
  },
  pricing: {
    title: 'Una suscripción, bucles infinitos',
    loading: 'Cargando planes…',
    chat: 'Hablemos',
    getStarted: 'Empezar',
    signUp: 'Registrarse',
    alreadyHaveAccount: '¿Ya tienes cuenta? Inicia sesión',
    currentPlan: 'Plan actual',
    current: 'Actual',
    upgrade: 'Mejorar plan',
    downgrade: 'Bajar de plan',
    failed: 'Algo salió mal.',
    pageTitle: 'Precios',
    pageDescription: (basicPrice, premiumPrice) =>
      `Empieza gratis con 5 tokens por semana. Creator cuesta ${basicPrice} y Studio ${premiumPrice} al mes. Cancela cuando quieras.`,
    intro: (imageTokens, gifTokens) =>
      `Una imagen cuesta ${tokens(imageTokens)}; un GIF en bucle, ${gifTokens}. Los tokens se renuevan cada lunes. Pagas mes a mes y cancelas con un clic.`,
    perMonth: '/mes',
    forGood: 'para siempre',
    trial: (days) => `Los primeros ${days} días, gratis`,
    sandbox: 'Modo de prueba: elige cualquier plan, no se cobra nada.',
    notSold: 'Aquí no hay planes de pago. Todas las cuentas usan Starter.',
    chatQuestion: '¿Un equipo, una campaña, una idea loca? {chat}',
  },
};
