import type { HTMLAttributes, Ref } from 'react';
import { Share2 } from '../../foundations/Icon/glyphs.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { CopyControl } from '../CopyButton/CopyControl.tsx';
import { useCopy, type WriteText } from '../CopyButton/useCopy.ts';

/** A page to tell others about. */
export interface SharedPage {
  /** Full address. */
  url: string;
  /** Its name. */
  title: string;
  /** A sentence to go with it. */
  text?: string;
}

export interface ShareButtonProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children' | 'onCopy'> {
  /** Full address of what is shared. */
  url: string;
  /** Name of what is shared. */
  title: string;
  /** A sentence to go with it. */
  text?: string | undefined;
  /** Name of the button. @default "Share" in the reader's language */
  label?: string | undefined;
  /** Words, an icon alone, or an icon on a disc for use on pictures. @default 'icon' */
  variant?: 'words' | 'icon' | 'disc' | undefined;
  /** Height: 36 or 44 px; the pressable area is never under 44. @default 'md' */
  size?: 'sm' | 'md' | undefined;
  /** Hands the page to the system; `null` where it has nothing to share with. @default the browser's share dialog */
  onShare?: ((page: SharedPage) => unknown) | null | undefined;
  /** Copies the address where nothing can be shared. @default the browser's clipboard */
  onCopy?: WriteText | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** Passes the address of a page on, by the system's own dialog or else by the clipboard. */
export function ShareButton(props: ShareButtonProps) {
  const { url, title, text, label, variant = 'icon', size = 'md', onShare = systemShare(), onCopy, ...rest } = props;
  const t = useMessages('actions', 'ShareButton');
  const { outcome, copy } = useCopy({ copied: t('copied'), failed: t('failed') }, onCopy);

  async function share() {
    if (!onShare) return copy(url);
    try {
      await onShare({ url, title, ...(text !== undefined && { text }) });
    } catch (reason) {
      // Whoever closes the dialog has thought better of it; anything else was not their doing.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) await copy(url);
    }
  }
  return (
    <CopyControl
      {...rest}
      icon={Share2}
      label={label ?? t('share')}
      doneLabel={t('copied')}
      failedLabel={t('failed')}
      value={url}
      outcome={outcome}
      variant={variant}
      size={size}
      keepsWidth={false}
      onPress={() => void share()}
    />
  );
}

/** The browser's share dialog, where it has one. */
function systemShare(): ShareButtonProps['onShare'] {
  if (typeof navigator === 'undefined' || navigator.share === undefined) return null;
  return (page) => navigator.share(page);
}
