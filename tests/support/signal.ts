/** Something a test waits for, or lets wait. */
export function aSignal(): { readonly given: Promise<void>; readonly give: () => void } {
  let give: () => void = () => undefined
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give: () => give() }
}
