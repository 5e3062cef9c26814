/**
 * Leads to a group of options inside an element: brings it into sight, marks it while the customer is in it, and gives
 * the focus to what can be chosen first.
 */
export function showGroup(inside: Element | null | undefined, groupId: string): void {
  const groups = [...(inside?.querySelectorAll<HTMLElement>('[data-group]') ?? [])]
  const group = groups.find(({ dataset }) => dataset['group'] === groupId)
  const first = group?.querySelector<HTMLElement>('input:not([aria-disabled]), button:not([aria-disabled])')
  if (!group || !first) return
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
