/**
 * The space in which colours are compared: red, green and blue as they are stored, each stretched
 * by how much its errors are seen. Stored values follow the eye already (sRGB's curve is close to
 * a cube root), so only the weights are missing; luma weights would neglect blue, and their square
 * roots are a usual compromise. Compared with OKLab (Ottosson, 2020) it costs nothing to compute,
 * means stay means in it, and palettes came out as good.
 *
 * A squared distance of one stands for an error of about one level of 255 in one channel.
 */
export const RED_STRETCH = 0.9;
export const GREEN_STRETCH = 1.25;
export const BLUE_STRETCH = 0.75;

/** Squared distances are sums of squared differences of red, green, blue times these. */
export const RED_WEIGHT = RED_STRETCH ** 2;
export const GREEN_WEIGHT = GREEN_STRETCH ** 2;
export const BLUE_WEIGHT = BLUE_STRETCH ** 2;
