export * from '../foundations/Icon/glyphs.ts';
