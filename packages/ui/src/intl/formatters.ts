/** Caches formatters by locale and options: creating one takes hundreds of times as long as using it. */
function madeOnce<Options, Formatter>(make: (locale: string, options: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (locale: string, options: Options): Formatter => {
    const key = locale + JSON.stringify(options);
    const formatter = made.get(key) ?? make(locale, options);
    made.set(key, formatter);
    return formatter;
  };
}

/** Returns a date formatter; the same object for the same options. */
export const dateFormatter = /* @__PURE__ */ madeOnce(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** Returns a number formatter; the same object for the same options. */
export const numberFormatter = /* @__PURE__ */ madeOnce(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
