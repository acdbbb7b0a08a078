import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['cuts'] = {
  title: 'Dónde se cierra',
  seam: (ratio) => `El paso de vuelta al inicio es ${ratio} × uno de los mayores.`,
  jump: (ratio) => `El paso de vuelta al inicio es ${ratio} × uno de los mayores: puede notarse.`,
  seconds: (count) => `${count} s`,
  way: (way, score) => `${way} · ${score}`,
  ways: { native: 'Se cierra solo', plain: 'Corte limpio', fade: 'Fundido suave' },
  from: (seconds) => `Desde el segundo ${seconds} del clip.`,
  boomerang: 'Ida y vuelta',
  boomerangWay: 'También al revés',
  hint: (day) => `Otro corte no cuesta nada y se suma a tu galería. Hasta el ${day}.`,
  gone: 'El clip ya no se conserva: este corte se queda como está.',
  cutting: 'Cortando',
  queued: (ahead) => (ahead === 0 ? 'Es el siguiente' : `${ahead} por delante`),
  cancel: 'Cancelar',
  ready: 'Aquí está.',
  failed: 'Ese corte no salió bien. Inténtalo de nuevo.',
};
