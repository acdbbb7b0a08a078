import '../styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { Router } from '../lib/router/location.tsx';
import { preloadPage } from './routes.tsx';

const container = document.querySelector('#root');
if (!container) throw new Error('index.html lost its #root');

preloadPage(location.pathname);
createRoot(container).render(
  <StrictMode>
    <Router>
      <App />
    </Router>
  </StrictMode>,
);
