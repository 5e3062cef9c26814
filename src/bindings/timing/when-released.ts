/** Acts once nothing is pressed: what is drawn meanwhile would move away from under the pointer, and the click be lost. */
export function whenReleased(act: () => void): void {
  if (document.querySelector(':active') === null) act()
  // The click follows the release in the same task.
  else window.addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true })
}
