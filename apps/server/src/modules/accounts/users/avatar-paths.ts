import { type Avatar, AVATAR_ROUTES, pathTo } from '@loopwright/contract';

/** Sides of the stored squares in pixels. */
export const AVATAR_SIDES = { small: 64, large: 256 } as const;
export type AvatarSide = (typeof AVATAR_SIDES)[keyof typeof AVATAR_SIDES];

export const avatarFileName = (token: string, side: AvatarSide): string => `${token}-${side}.webp`;

/** The addresses of the picture with this token. */
export function avatarPaths(token: string): Avatar {
  const path = (side: AvatarSide): string =>
    pathTo(AVATAR_ROUTES.file, { name: avatarFileName(token, side) });
  return { small: path(AVATAR_SIDES.small), large: path(AVATAR_SIDES.large) };
}
