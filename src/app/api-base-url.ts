declare const __API_BASE_URL__: string

/** Where the contract is served, as said at build. */
export const API_BASE_URL = __API_BASE_URL__
