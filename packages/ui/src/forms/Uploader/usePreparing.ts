import { useEffect, useEffectEvent, useState } from 'react';

type Transform = (file: File) => Promise<File>;

/** What each file was made of that was prepared. */
const originals = new WeakMap<File, File>();

/** The file as it was chosen; prepared again, it would be another one each time. */
export function originalOf(file: File): File {
  return originals.get(file) ?? file;
}

interface Batch {
  files: readonly File[];
  /** Whether it came while another one was being prepared. */
  isNext: boolean;
}

/**
 * Prepares files before they are taken, one after the other because each may take much memory; those that come meanwhile
 * after those that are here. What cannot be prepared is taken as it is. Each batch is handed on once its owner has
 * rendered the one before, so that both are counted.
 *
 * @param transform prepares one file
 * @param onReady   gets the files that came together, and whether they follow others
 * @returns `progress` tells how many files of the present batch are ready, `null` when there is none
 */
export function usePreparing(transform: Transform, onReady: (files: readonly File[], isNext: boolean) => void) {
  const [batches, setBatches] = useState<readonly Batch[]>([]);
  const [ready, setReady] = useState(0);
  const [batch] = batches;
  const prepareFile = useEffectEvent(async (file: File) => {
    try {
      const prepared = await transform(file);
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
    const prepareAll = async () => {
      const files: File[] = [];
      for (const file of batch.files) {
        if (isLeft) return;
        files.push(await prepareFile(file));
        setReady(files.length);
      }
      if (isLeft) return;
      setReady(0);
      handOn(files, batch.isNext);
      setBatches((all) => all.slice(1));
    };
    void prepareAll();
    return () => {
      isLeft = true;
    };
  }, [batch]);

  return {
    progress: batch === undefined ? null : { ready, total: batch.files.length },
    prepare: (files: readonly File[]) => setBatches((all) => [...all, { files, isNext: all.length > 0 }]),
  };
}
