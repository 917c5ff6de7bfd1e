import * as v from 'valibot';

/** Schema of a list that leaves out invalid entries instead of failing. */
/* @__NO_SIDE_EFFECTS__ */
export function lenientList<const Entry extends v.GenericSchema>(entry: Entry, max: number) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((entries) =>
      entries
        .flatMap((one): v.InferOutput<Entry>[] => {
          const result = v.safeParse(entry, one);
          return result.success ? [result.output] : [];
        })
        .slice(0, max),
    ),
  );
}
