import tailwind from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwind()],
  build: { rolldownOptions: { input: ['index.html', 'branded.html', 'bare.html', 'parts.html', 'tailwind.html'] } },
});
