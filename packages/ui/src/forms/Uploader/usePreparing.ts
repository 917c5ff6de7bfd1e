import { useEffect, useState } from 'react';
import { useEffectEvent } from '../../foundations/useEffectEvent.ts';

type Transform = (file: File) => Promise<File>;

/** Original files by their prepared file. */
const originals = new WeakMap<File, File>();

/**
 * Returns the selected file of a prepared one. Needed for comparison: preparing it again would
 * create a different file.
 */
export function originalOf(file: File): File {
  return originals.get(file) ?? file;
}

interface Batch {
  files: readonly File[];
  /** Whether it was added while another batch was being prepared. */
  isNext: boolean;
}

/**
 * Prepares files one by one, because each may take much memory; files that are added meanwhile are
 * queued. A file that cannot be prepared is used unchanged. Each batch is reported after the parent
 * has rendered the one before, so that both are counted.
 *
 * @param transform prepares one file
 * @param onReady   called with the files of a batch, and whether another batch came before it
 * @returns `progress` of the current batch: the number of prepared files and of all; `null` when there is
 * none
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
