import { resolveSku } from '@mallard/domain/rules';
import { sampleProduct } from '../../fixtures/sampleProducts.ts';
import { serverConformance } from '../../testing/conformance.tsx';
import { SkuSheet } from './SkuSheet.tsx';

const product = sampleProduct('en-US');

serverConformance(() => (
  <SkuSheet
    isOpen={false}
    onOpenChange={() => {}}
    product={product}
    resolution={resolveSku(product.specifications, product.skus, {})}
    onChange={() => {}}
    quantity={1}
    onConfirm={() => {}}
  />
));
