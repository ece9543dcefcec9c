/** Moves the focus to a field by its id, opening what hides it. Links with #id would change the route of a hash router. */
export function focusField(id: string): void {
  const target = document.getElementById(id)
  if (target === null) return
  for (let block = target.closest('details'); block !== null; block = block.parentElement?.closest('details') ?? null) {
    block.open = true
  }
  const inside = target.querySelector<HTMLElement>('input:checked, input, select, textarea, button')
  const field = target.matches('input, select, textarea, button, [tabindex]') ? target : (inside ?? target)
  field.focus()
  field.scrollIntoView({ block: 'center' })
}
