/** Where a command says what it found, and what is wrong with how it was asked: the console, outside of tests. */
export type Said = { readonly log: (line: string) => void; readonly error: (line: string) => void }
