/** Words for a giant and for something tiny, as factors on the natural size. */
const GIANT = 1.5;
const TINY = 0.62;

/** The most that a mount is larger than its rider, so that the rider is still seen. */
const MOST = 3.6;
/** The least, so that the rider still touches it. */
const LEAST = 0.34;

type Limits = readonly [least: number, most: number];

/**
 * The least and most that a mount is larger than its rider, where the prompt calls one of them giant or tiny: "a tiny
 * astronaut on a giant orange", "an elephant on a tiny mushroom".
 * @param scales what the prompt says of the sizes, 1 where it says nothing
 */
export function withSaidProportion(
  [least, most]: Limits,
  scales: { readonly mount: number; readonly rider: number },
): Limits {
  const { mount, rider } = scales;
  const said = mount / rider;
  if (mount >= GIANT || (rider <= TINY && mount >= 1)) {
    return [Math.min(MOST, least * Math.max(1, said)), Math.min(MOST, most * Math.max(1, said))];
  }
  if (mount <= TINY && rider >= 1) {
    return [Math.max(LEAST, least * said * SMALLER), Math.max(LEAST, most * said * SMALLER)];
  }
  return [least, most];
}

/** What is tiny under somebody is to be seen as tiny. */
const SMALLER = 0.7;
