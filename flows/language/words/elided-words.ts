/** Words as they are written before an apostrophe, where they lose their last letter: French `d'`, Italian `dell'`. */
export const ELIDED: ReadonlySet<string> = new Set(
  (
    'l d j m t s n c qu jusqu lorsqu puisqu quelqu ' +
    'un dell all sull nell dall coll quell quest senz mezz dov com cos quant'
  ).split(' '),
)
