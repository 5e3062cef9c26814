/**
 * Where a group of choices stands: among what must be chosen `first`, with what is `settled` by what comes by itself, or
 * with what is `more`.
 */
export type GroupPlace = 'first' | 'settled' | 'more'

/**
 * Groups with their places, those first that cannot be left as they are, each followed by what a choice in it brings. Pure.
 */
export function placed<Group extends { readonly id: string; readonly isRequired: boolean }>(
  groups: readonly Group[],
  needed: readonly string[],
): readonly (Group & { readonly place: GroupPlace })[] {
  const headOf = (group: Group) => groups.find(({ id }) => group.id.startsWith(`${id}/`)) ?? group
  const placeOf = (group: Group): GroupPlace => {
    if (needed.includes(headOf(group).id)) return 'first'
    return group.isRequired ? 'settled' : 'more'
  }
  const all = groups.map((group) => ({ ...group, place: placeOf(group) }))
  return [...all.filter(({ place }) => place === 'first'), ...all.filter(({ place }) => place !== 'first')]
}
