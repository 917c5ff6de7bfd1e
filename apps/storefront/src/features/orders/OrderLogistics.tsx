import { Heading } from '@mallard/ui/Heading';
import { Surface } from '@mallard/ui/Surface';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { focusOn } from '../../navigation/focusOn.ts';
import * as styles from './Orders.css.ts';
import { ParcelTrace, type ParcelTraceProps } from './ParcelTrace.tsx';

/** The tracking events of an order's parcel. */
export function OrderLogistics(props: ParcelTraceProps) {
  const { t } = useTranslation('orders');
  const section = useFragmentSection('logistics');
  return (
    <Surface ref={section} as="section" id="logistics" padding={20} className={styles.logistics}>
      <Heading level={2} size="subtitle">
        {t('detail.logistics')}
      </Heading>
      <ParcelTrace {...props} />
    </Surface>
  );
}

/**
 * Scrolls a section into view and moves the focus to its heading when the URL fragment names it. The browser can't do it,
 * because the section renders after the page load.
 *
 * @param id element id of the section
 * @returns ref for the section
 */
function useFragmentSection<Section extends HTMLElement>(id: string) {
  const section = useRef<Section>(null);
  useEffect(() => {
    if (window.location.hash !== `#${id}`) return;
    // Runs after the screen, which may move the focus to its own heading first.
    queueMicrotask(() => {
      section.current?.scrollIntoView();
      const heading = section.current?.querySelector('h2');
      if (heading) focusOn(heading);
    });
  }, [id]);
  return section;
}
