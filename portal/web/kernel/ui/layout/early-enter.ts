/** Enter in a form whose button is not there yet leads to what is still missing, instead of nowhere. */
import type { KeyboardEvent } from 'react'

const notTyped = ['checkbox', 'radio', 'file']

/** For `onKeyDown` of the form; `goOn` moves the focus. */
export function earlyEnter(goOn: () => void) {
  return (event: KeyboardEvent<HTMLFormElement>): void => {
    const { key, target, currentTarget } = event
    const isTypedInto = target instanceof HTMLInputElement && !notTyped.includes(target.type)
    if (key !== 'Enter' || !isTypedInto || hasButton(currentTarget)) return
    event.preventDefault()
    goOn()
  }
}

/** A button beyond the form, as in a save bar, counts. */
function hasButton({ elements }: HTMLFormElement): boolean {
  return [...elements].some((element) => element instanceof HTMLButtonElement && element.type === 'submit')
}
