/** Stands for the price behind the name of what a menu offers, where it has none. */
export const NO_PRICE = '…';
