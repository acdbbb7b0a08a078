import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['cuts'] = {
  title: 'Punto de bucle',
  seam: (ratio) => `Bucle fluido (${ratio}×).`,
  jump: (ratio) => `Pequeño salto al repetirse (${ratio}×).`,
  seconds: (count) => `${count} s`,
  way: (way, score) => `${way} · ${score}`,
  ways: { native: 'Se cierra solo', plain: 'Corte limpio', fade: 'Fundido suave' },
  from: (seconds) => `Desde el segundo ${seconds} del clip.`,
  boomerang: 'Boomerang',
  boomerangWay: 'Adelante y luego atrás',
  hint: (day) => `Otro corte no cuesta nada y se suma a tu galería. Hasta el ${day}.`,
  gone: 'El clip ya no se conserva: este corte se queda como está.',
  cutting: 'Cortando',
  queued: (ahead) => (ahead === 0 ? 'Siguiente en la cola' : `${ahead} por delante`),
  cancel: 'Cancelar',
  ready: 'Nuevo corte listo.',
  failed: 'Ese corte no salió bien. Inténtalo de nuevo.',
};
