import { Icon } from '@mallard/ui/Icon';
import { Inline } from '@mallard/ui/Inline';
import { CircleAlert } from 'lucide-react';
import * as styles from './SignInLayout.css.ts';

/** What is wrong with a form as a whole; spoken when it appears. */
export function FormAlert({ message }: { message: string | null }) {
  return (
    <div role="alert" className={styles.alert}>
      {message !== null && (
        <Inline gap={8} isWrapping={false}>
          <Icon glyph={CircleAlert} size="sm" />
          {message}
        </Inline>
      )}
    </div>
  );
}
