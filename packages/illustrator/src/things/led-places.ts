/** Where those who are led on leashes are: from who leads them, across and down, in sizes of that one. */
export const LED_PLACES: readonly (readonly [across: number, down: number])[] = [
  [0.6, 0],
  [0.94, 0.07],
  [1.28, -0.02],
  [0.78, -0.14],
  [1.12, -0.15],
];
