import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { budget } from './budget.ts';
import { precompress } from './precompress.ts';

/** The compiler trades bytes for fewer renders: worth it in the tools, not on pages that are read. */
const COMPILED = ['/features/create/', '/features/gallery/'];

export default defineConfig(({ mode }) => {
  const api = loadEnv(mode, '.', 'API_')['API_ORIGIN'] ?? 'http://localhost:3000';
  return {
    plugins: [react({ compiler: { sources: COMPILED } }), tailwindcss(), precompress(), budget()],
    server: { port: 5173, proxy: { '/api': api, '/media': api } },
    build: { target: 'es2022', assetsInlineLimit: 0 },
  };
});
