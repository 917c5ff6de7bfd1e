import { useEffect, useState } from 'react';

/**
 * Creates an object URL for a file while it is shown, and revokes it afterwards: a photo may take
 * many megabytes.
 *
 * @param file shown instead of `url`, so that a photo does not flash when the server has stored it
 * @param url  used without a file
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
