import { useEffect, useState } from 'react';

/**
 * Gives a file an address for as long as it is shown, and frees it then: a photo may take many megabytes.
 *
 * @param file what is shown; wins over `url`, so that a photo does not blink when the server has taken it
 * @param url  what is shown without a file
 */
export function usePreview(file: Blob | undefined, url: string | undefined): string | undefined {
  const [preview, setPreview] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    setPreview(address);
    return () => {
      URL.revokeObjectURL(address);
      setPreview(undefined);
    };
  }, [file]);
  return file ? preview : url;
}
