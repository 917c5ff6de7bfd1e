import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Shop } from './shop';

/** Renders the shop into the page. */
export function show(): void {
  const root = document.getElementById('root');
  if (root)
    createRoot(root).render(
      <StrictMode>
        <Shop />
      </StrictMode>,
    );
}
