/**
 * The space in which colours are compared. Red, green and blue as they are stored follow the eye
 * already (sRGB's curve is close to a cube root), so the space is a linear map of them: each is
 * stretched by how much its errors are seen, and errors of luma count once more, because these are
 * what flickers. Compared with OKLab (Ottosson, 2020) it costs nearly nothing to compute, means stay
 * means in it, and palettes came out as good.
 *
 * A squared distance of one stands for an error of about one level of 255 in one channel.
 */
const RED_WEIGHT = 0.81;
const GREEN_WEIGHT = 1.5625;
const BLUE_WEIGHT = 0.5625;
const LUMA_WEIGHT = 1;
const LUMA_RED = 0.3;
const LUMA_GREEN = 0.59;
const LUMA_BLUE = 0.11;

// The quadratic form of these weights, as a sum of three squares (Cholesky's decomposition).
const GREEN_GREEN = GREEN_WEIGHT + LUMA_WEIGHT * LUMA_GREEN ** 2;
const RED_RED = RED_WEIGHT + LUMA_WEIGHT * LUMA_RED ** 2;
const BLUE_BLUE = BLUE_WEIGHT + LUMA_WEIGHT * LUMA_BLUE ** 2;
/** y, in which colours differ most. */
export const GREEN_Y = Math.sqrt(GREEN_GREEN);
export const RED_Y = (LUMA_WEIGHT * LUMA_GREEN * LUMA_RED) / GREEN_Y;
export const BLUE_Y = (LUMA_WEIGHT * LUMA_GREEN * LUMA_BLUE) / GREEN_Y;
/** x */
export const RED_X = Math.sqrt(RED_RED - RED_Y ** 2);
export const BLUE_X = (LUMA_WEIGHT * LUMA_RED * LUMA_BLUE - RED_Y * BLUE_Y) / RED_X;
/** z */
export const BLUE_Z = Math.sqrt(BLUE_BLUE - BLUE_Y ** 2 - BLUE_X ** 2);
