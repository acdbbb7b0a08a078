/** Whether somebody has just deleted their account in this page, and nobody has said goodbye yet. */
let isParting = false;

export function part(): void {
  isParting = true;
}

export const hasParted = (): boolean => isParting;

/** @returns true once after each parting */
export function takeLeave(): boolean {
  const wasParting = isParting;
  isParting = false;
  return wasParting;
}
