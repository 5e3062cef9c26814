/**
 * Acts once no mouse button is pressed: a change of the page in between would move the pressed element, and its click
 * would be lost.
 */
export function whenReleased(act: () => void): void {
  if (document.querySelector(':active') === null) act()
  // The click follows the release in the same task.
  else window.addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true })
}
