/**
 * The space in which colours are compared. Red, green and blue as they are stored follow the eye
 * already (sRGB's curve is close to a cube root), so the space is a linear map of them: each is
 * stretched by how much its errors are seen, and errors of luma count once more, because these are
 * what flickers. Compared with OKLab (Ottosson, 2020) it costs nearly nothing to compute, means stay
 * means in it, and palettes came out as good.
 *
 * A squared distance of one stands for an error of about one level of 255 in one channel. The map's
 * coefficients are whole 32nds, so that coordinates of stored colours can be counted in whole numbers.
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
const greenY = Math.sqrt(GREEN_GREEN);
const redY = (LUMA_WEIGHT * LUMA_GREEN * LUMA_RED) / greenY;
const blueY = (LUMA_WEIGHT * LUMA_GREEN * LUMA_BLUE) / greenY;
const redX = Math.sqrt(RED_RED - redY ** 2);
const blueX = (LUMA_WEIGHT * LUMA_RED * LUMA_BLUE - redY * blueY) / redX;
const blueZ = Math.sqrt(BLUE_BLUE - blueY ** 2 - blueX ** 2);

/** Whole parts of a coordinate's unit. */
export const UNIT = 32;
const roundToParts = (coefficient: number): number => Math.round(coefficient * UNIT) / UNIT;
/** y, in which colours differ most. */
export const GREEN_Y = roundToParts(greenY);
export const RED_Y = roundToParts(redY);
export const BLUE_Y = roundToParts(blueY);
/** x */
export const RED_X = roundToParts(redX);
export const BLUE_X = roundToParts(blueX);
/** z */
export const BLUE_Z = roundToParts(blueZ);
