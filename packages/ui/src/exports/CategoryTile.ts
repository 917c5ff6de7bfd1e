export { CategoryTile, type CategoryTileProps, type TileCategory } from '../commerce/CategoryTile/CategoryTile.tsx';
export { CategoryTiles, type CategoryTilesProps } from '../commerce/CategoryTile/CategoryTiles.tsx';
