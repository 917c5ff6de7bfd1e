import { useEffect, useEffectEvent, useState } from 'react';

type Transform = (file: File) => Promise<File>;

/** What each file was made of that was prepared. */
const originals = new WeakMap<File, File>();

/** The file as it was chosen; prepared anew, it would be another one each time. */
export function originalOf(file: File): File {
  return originals.get(file) ?? file;
}

interface Batch {
  files: readonly File[];
  /** Whether it came while another one was being prepared. */
  isNext: boolean;
}

/**
 * Prepares files before they are taken, those that come meanwhile after those that are here. What cannot be prepared is taken as
 * it is. Each batch is handed on once its owner has drawn the one before, so that both are counted.
 *
 * @param transform prepares one file; left out, files are handed on at once
 * @param onReady   gets the files that came together, and whether they follow others
 */
export function usePreparing(
  transform: Transform | undefined,
  onReady: (files: readonly File[], isNext: boolean) => void,
) {
  const [batches, setBatches] = useState<readonly Batch[]>([]);
  const [batch] = batches;
  const prepareFile = useEffectEvent(async (file: File) => {
    try {
      const prepared = (await transform?.(file)) ?? file;
      if (prepared !== file) originals.set(prepared, file);
      return prepared;
    } catch {
      return file;
    }
  });
  const handOn = useEffectEvent(onReady);

  useEffect(() => {
    if (!batch) return undefined;
    let isLeft = false;
    void Promise.all(batch.files.map(prepareFile)).then((files) => {
      if (isLeft) return;
      handOn(files, batch.isNext);
      setBatches((all) => all.slice(1));
    });
    return () => {
      isLeft = true;
    };
  }, [batch]);

  return {
    isPreparing: batch !== undefined,
    prepare: (files: readonly File[]) => {
      if (transform) setBatches((all) => [...all, { files, isNext: all.length > 0 }]);
      else onReady(files, false);
    },
  };
}
