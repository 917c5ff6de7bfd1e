import { Heading } from '@mallard/ui/Heading';
import { Tag } from '@mallard/ui/Tag';
import { breakpoints } from '@mallard/ui/theme';
import { Shop } from './shop';

/** A server component: plain components and values of the library are used here, the others below a client component. */
export default function Page() {
  return (
    <main>
      <Heading level={1}>Consumer</Heading>
      <Tag>{`From ${breakpoints.lg} px on`}</Tag>
      <Shop />
    </main>
  );
}
