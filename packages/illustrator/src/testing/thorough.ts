/** Whether `npm run test:thorough` runs: also with PostgreSQL and ffmpeg, and with more cases. */
export const isThorough = process.env['THOROUGH'] === '1';
