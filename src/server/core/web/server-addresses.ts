/** What the server itself answers, beside the pages it sends: in development the page's origin passes it on, as a pattern. */
export const SERVER_ADDRESSES = [
  String.raw`^/(?:api|brand|cards|deployment|kitchen|outbox|pictures|simulator|support|test-bank)(?:[/?]|$)`,
  String.raw`^/(?:favicon\.ico|manifest\.webmanifest|operator\.css|robots\.txt)(?:\?|$)`,
].join('|')
