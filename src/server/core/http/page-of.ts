const LONGEST_PAGE = 100

/** The part of a list that `skip` and `limit` of an address ask for; `size` where no limit is given. */
export function pageOf<Item>(
  items: readonly Item[],
  query: Readonly<Record<string, string>>,
  size: number,
): readonly Item[] {
  const skip = wholeNumber(query['skip'], 0)
  return items.slice(skip, skip + Math.min(wholeNumber(query['limit'], size), LONGEST_PAGE))
}

function wholeNumber(text: string | undefined, otherwise: number): number {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : otherwise
}
