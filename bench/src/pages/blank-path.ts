/** The page that is not measured and that the blank page takes the place of. */
export const BLANK_PATH = '/cancel';
