/** A field of typed values that cannot read its text gives the form nothing; it is not sent as an empty one. */
export function unreadableField(form: EventTarget): HTMLInputElement | undefined {
  const inputs = form instanceof HTMLFormElement ? form.querySelectorAll('input') : []
  return [...inputs].find(({ validity }) => validity.customError)
}
