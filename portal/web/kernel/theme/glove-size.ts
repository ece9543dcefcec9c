/** Targets of 64 px for hands in gloves: the field density, by choice, on this device. The boot script sets it at the start. */
const storageKey = 'density'
const gloves = 'field'

export function hasGloveSize(): boolean {
  return document.documentElement.dataset.density === gloves
}

export function chooseGloveSize(isWanted: boolean): void {
  const { dataset } = document.documentElement
  if (isWanted) dataset.density = gloves
  else delete dataset.density
  try {
    if (isWanted) localStorage.setItem(storageKey, gloves)
    else localStorage.removeItem(storageKey)
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
  }
}
