/**
 * Leads to a group of options inside an element: opens it, brings it into sight, marks it while the customer is in it, and
 * gives the focus to what can be chosen first.
 */
export function showGroup(inside: Element | null | undefined, groupId: string): void {
  const group = groupIn(inside, groupId)
  const first = group && firstOf(group)
  if (!first) return
  const fold = group.closest('details')
  if (fold) fold.open = true
  group.dataset['shown'] = 'true'
  first.focus({ preventScroll: true })
  group.scrollIntoView({ block: 'start' })
  const unmark = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && group.contains(event.relatedTarget)) return
    delete group.dataset['shown']
    group.removeEventListener('focusout', unmark)
  }
  group.addEventListener('focusout', unmark)
}

/**
 * Goes on to a group with as little movement as can be: gives the focus to what can be chosen first of it, or to its line
 * where it is closed.
 */
export function leadOn(inside: Element | null, groupId: string): void {
  const group = groupIn(inside, groupId)
  const fold = group?.closest('details')
  if (!group || !fold) return
  const target = fold.open ? firstOf(group) : fold.querySelector<HTMLElement>('summary')
  target?.focus({ preventScroll: true })
  fold.scrollIntoView({ block: 'nearest' })
}

function groupIn(inside: Element | null | undefined, groupId: string): HTMLElement | undefined {
  const groups = [...(inside?.querySelectorAll<HTMLElement>('[data-group]') ?? [])]
  return groups.find(({ dataset }) => dataset['group'] === groupId)
}

function firstOf(group: HTMLElement): HTMLElement | null {
  return group.querySelector('input:not([aria-disabled]), button:not([aria-disabled])')
}
