/** Whether `npm run test:thorough` runs: with PostgreSQL, ffmpeg and more of everything. */
export const isThorough = process.env['THOROUGH'] === '1';
