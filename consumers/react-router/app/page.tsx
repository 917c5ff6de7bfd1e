import { Heading } from '@mallard/ui/Heading';
import { Tag } from '@mallard/ui/Tag';
import { breakpoints } from '@mallard/ui/theme';
import { Shop } from './shop';

export const meta = () => [{ title: 'Consumer' }];

/** A route that the server renders and the browser hydrates. */
export default function Page() {
  return (
    <main>
      <Heading level={1}>Consumer</Heading>
      <Tag>{`From ${breakpoints.lg} px on`}</Tag>
      <Shop />
    </main>
  );
}
