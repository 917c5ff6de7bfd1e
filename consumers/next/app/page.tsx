import { CategoryTile } from '@mallard/ui/CategoryTile';
import { Heading } from '@mallard/ui/Heading';
import { Image } from '@mallard/ui/Image';
import { Tag } from '@mallard/ui/Tag';
import { breakpoints } from '@mallard/ui/theme';
import { Shop } from './shop';

const DOT = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const picture = { url: DOT, alt: '', width: 1, height: 1, sources: [], color: null, placeholder: null };

/** A server component. It uses components without hooks, and values; other components are in a client component. */
export default function Page() {
  return (
    <main>
      <Heading level={1}>Consumer</Heading>
      <Tag>{`From ${breakpoints.lg} px on`}</Tag>
      <Image src={DOT} alt="A dot" width={1} height={1} />
      <CategoryTile category={{ id: 'dots', name: 'Dots', icon: 'home', picture }} href="/dots" />
      <Shop />
    </main>
  );
}
