import type { HTMLAttributes, Ref } from 'react';
import { Share2 } from '../../foundations/Icon/glyphs.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { CopyControl } from '../CopyButton/CopyControl.tsx';
import { useCopy, type WriteText } from '../CopyButton/useCopy.ts';

/** A page to share. */
export interface SharedPage {
  /** Absolute URL. */
  url: string;
  /** Title of the page. */
  title: string;
  /** A sentence to share with it. */
  text?: string;
}

export interface ShareButtonProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children' | 'onCopy'> {
  /** Absolute URL of the shared page. */
  url: string;
  /** Title of the shared page. */
  title: string;
  /** A sentence to share with it. */
  text?: string | undefined;
  /** Label of the button. @default "Share" in the reader's language */
  label?: string | undefined;
  /** Label, icon alone, or icon on a disc for use on pictures. @default 'icon' */
  variant?: 'text' | 'icon' | 'disc' | undefined;
  /** Height: 36 or 44 px; the pressable area is never under 44. @default 'md' */
  size?: 'sm' | 'md' | undefined;
  /** Shares the page; `null` where the system cannot share. @default the browser's share dialog */
  onShare?: ((page: SharedPage) => unknown) | null | undefined;
  /** Copies the URL where the system cannot share. @default the browser's clipboard */
  onCopy?: WriteText | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** Shares the URL of a page with the system's dialog, or else copies it. */
export function ShareButton(props: ShareButtonProps) {
  const {
    url,
    title,
    text,
    label,
    variant = 'icon',
    size = 'md',
    onShare = systemShare(),
    onCopy,
    ...remainingProps
  } = props;
  const t = useMessages('actions', 'ShareButton');
  const { outcome, copy } = useCopy({
    messages: { copied: t('copied'), failed: t('failed') },
    isIcon: variant !== 'text',
    write: onCopy,
  });

  async function share() {
    if (!onShare) return copy(url);
    try {
      await onShare({ url, title, ...(text !== undefined && { text }) });
    } catch (reason) {
      // `AbortError` means that the user closed the dialog; any other error is a failure.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) await copy(url);
    }
  }
  return (
    <CopyControl
      {...remainingProps}
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

/** Returns the browser's share function, if it has one. */
function systemShare(): ShareButtonProps['onShare'] {
  if (typeof navigator === 'undefined' || navigator.share === undefined) return null;
  return (page) => navigator.share(page);
}
